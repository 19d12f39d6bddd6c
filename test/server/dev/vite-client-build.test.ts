import assert from "node:assert/strict";
import { test } from "node:test";
import { defaultPaths, unknownPaths } from "#test/support/every-path.ts";
import { getPage } from "#test/support/html.ts";
import { startServer } from "#test/support/server-process.ts";
import { server } from "#test/support/shared-server.ts";

/** The classes in a page's style sheet. The build and Vite give them the same names. */
async function styledClasses(origin: string, path: string): Promise<string[]> {
  const { document } = await getPage(origin, path);
  const names = document.querySelector("head > style")?.text.match(/\.[a-z]\w+(?=[^{}]*\{)/g);
  return [...new Set(names)].sort();
}

test("in development, the first response of each page has the styles of the built page", async (t) => {
  const development = await startServer({}, ["server/dev/main.ts"]);
  t.after(() => development.stop());
  for (const path of [...defaultPaths, ...unknownPaths.slice(0, 1)]) {
    const built = await styledClasses(server.origin, path);
    assert.ok(built.length > 0, path);
    assert.deepEqual(await styledClasses(development.origin, path), built, path);
  }
});
