// npm run check, and beside it the tests that need no browser. npm test runs this instead of each file.
import assert from "node:assert/strict";
import { exec } from "node:child_process";
import { globSync } from "node:fs";
import { suite, test } from "node:test";
import { promisify } from "node:util";

/** What npm prints if the check fails. Uses a shell, because npm is a script that Windows cannot start directly. */
const check = promisify(exec)("npm run check").then(
  () => "",
  ({ stdout, stderr }) => stdout + stderr,
);

// Processes take long to start and to end, so two tests wait for them at a time.
for (const folder of ["unit", "server", "html", "processes"])
  suite(folder, { concurrency: folder === "processes" ? 2 : 1 }, async () => {
    for (const file of globSync(`test/${folder}/**/*.test.ts`).sort()) await import(`../${file}`);
  });

test("npm run check finds nothing in types, lint, format and dead code", async () => {
  const problems = await check;
  assert.ok(!problems, problems);
});
