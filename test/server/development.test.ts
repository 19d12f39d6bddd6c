import assert from "node:assert/strict";
import { test } from "node:test";
import { innerPath } from "#test/support/every-path.ts";
import { getPage } from "#test/support/html.ts";
import { startServer } from "#test/support/server-process.ts";

/** The classes in a page's style sheet. The build and Vite give them the same names. */
async function styledClasses(origin: string, path: string): Promise<string[]> {
  const { document } = await getPage(origin, path);
  const names = document.querySelector("head > style")?.text.match(/\.[a-z]\w+(?=[^{}]*\{)/g);
  return [...new Set(names)].sort();
}

test("in development, the first response has the styles of the built page", async (t) => {
  const [built, development] = await Promise.all([startServer(), startServer({}, ["server/dev/main.ts"])]);
  t.after(() => Promise.all([built.stop(), development.stop()]));
  const classes = await styledClasses(built.origin, innerPath);
  assert.ok(classes.length > 0);
  assert.deepEqual(await styledClasses(development.origin, innerPath), classes);
});
