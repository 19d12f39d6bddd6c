import assert from "node:assert/strict";
import { test } from "node:test";
import { defaultPaths, unknownPaths } from "#test/support/every-path.ts";
import { getPage } from "#test/support/html.ts";
import { startServer } from "#test/support/server-process.ts";

/** The classes in a page's style sheet. The build and Vite give them the same names. */
async function styledClasses(origin: string, path: string): Promise<string[]> {
  const { document } = await getPage(origin, path);
  const names = document.querySelector("head > style")?.text.match(/\.[a-z]\w+(?=[^{}]*\{)/g);
  return [...new Set(names)].sort();
}

test("in development, the first response of each page has the styles of the built page", async (t) => {
  const [built, development] = await Promise.all([startServer(), startServer({}, ["server/dev/main.ts"])]);
  t.after(() => Promise.all([built.stop(), development.stop()]));
  for (const path of [...defaultPaths, ...unknownPaths.slice(0, 1)]) {
    const classes = await styledClasses(built.origin, path);
    assert.ok(classes.length > 0, path);
    assert.deepEqual(await styledClasses(development.origin, path), classes, path);
  }
});
