import assert from "node:assert/strict";
import { test } from "node:test";
import { pages } from "#shared/pages.ts";
import { buildOutput } from "#test/support/app.ts";
import { startServer } from "#test/support/server-process.ts";

/** The classes in a style sheet. The build and Vite give them the same names. */
const classesIn = (styles = "") => [...new Set(styles.match(/\.[a-z]\w+(?=[^{}]*\{)/g))].sort();

test("in development, a page has the styles of the built one, and its policy, plus what Vite needs", async (t) => {
  const page = pages.at(1) ?? assert.fail("no page");
  const development = await startServer({}, ["server/dev/main.ts"]);
  t.after(() => development.stop());
  const response = await fetch(development.origin + page.path);
  const [, styles] = /<style>(.*?)<\/style>/s.exec(await response.text()) ?? [];
  const classes = classesIn(await buildOutput.styles(page));
  assert.ok(classes.length > 0);
  assert.deepEqual(classesIn(styles), classes);
  const policy = response.headers.get("content-security-policy") ?? "";
  assert.match(policy, /^default-src 'none'; script-src 'self' 'sha256-.*; style-src-attr 'none'; img-src/);
});
