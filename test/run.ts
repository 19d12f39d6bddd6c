// npm test: checks types, lint and dead code, then runs all tests. npm test -- FILE… runs only those files.
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { installBrowser } from "./browser/support/browser.ts";

const chosen = process.argv.slice(2);
const processTests = globSync("test/processes/*.test.ts").sort();
/** In this order. The browser tests, which are two at a time by themselves, are last. */
const all = ["test/run-in-one-process.ts", ...processTests, "test/run-browser-tests.ts"];
const files = chosen.length > 0 ? chosen : all;
if (files.some((file) => /\btest\/(run-browser|browser|shots)/.test(file))) installBrowser();

const checks = chosen.length > 0 ? [] : ["check:types", "check:lint", "check:dead-code"];
const failed = checks.filter((check) => {
  console.log(`npm run ${check}`);
  // Uses a shell, because npm is a script that Windows cannot start directly.
  return spawnSync(`npm run --silent ${check}`, { stdio: "inherit", shell: true }).status !== 0;
});

process.env["NODE_ENV"] = "production";
// Otherwise, each test file would spend half a second more on compiling its imports.
process.env["NODE_COMPILE_CACHE"] = "node_modules/.cache/node";
// Two at a time, because a page that the processor cannot draw in time fails its test.
const tests = run({ files, concurrency: 2, timeout: 600_000, forceExit: true });
tests.on("test:fail", () => failed.push("npm test"));
for await (const report of tests.compose(spec)) process.stdout.write(report);
if (checks.some((check) => failed.includes(check))) console.error(`\nThese failed, see above: ${failed}`);
process.exitCode = failed.length > 0 ? 1 : 0;
