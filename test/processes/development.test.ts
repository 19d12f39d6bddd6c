import assert from "node:assert/strict";
import { test } from "node:test";
import { pages } from "#shared/pages.ts";
import { buildOutput } from "#test/support/app.ts";
import { getPage } from "#test/support/html.ts";
import { startServer } from "#test/support/server-process.ts";

/** The classes in a style sheet. The build and Vite give them the same names. */
const classesIn = (styles = "") => [...new Set(styles.match(/\.[a-z]\w+(?=[^{}]*\{)/g))].sort();

test("in development, the first response has the styles of the built page", async (t) => {
  const page = pages.at(1) ?? assert.fail("no page");
  const development = await startServer({}, ["server/dev/main.ts"]);
  t.after(() => development.stop());
  const { document } = await getPage(development.origin, page.path);
  const classes = classesIn(await buildOutput.styles(page));
  assert.ok(classes.length > 0);
  assert.deepEqual(classesIn(document.querySelector("head > style")?.text), classes);
});
