// npm test: runs all tests, and checks types, lint and dead code beside them. npm test -- FILE… runs only those files.
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { installBrowser } from "./browser/support/browser.ts";

const chosen = process.argv.slice(2);
const files = chosen.length > 0 ? chosen : ["test/run-without-browser.ts", "test/run-browser-tests.ts"];
if (files.some((file) => /\btest\/(run-browser|browser|shots)/.test(file))) installBrowser();

process.env.NODE_ENV = "production";
// A zone behind UTC: a date that is formatted in the machine's zone is a day early, and fails its test.
process.env.TZ = "America/New_York";
// Otherwise, each test file would spend half a second more on compiling its imports.
process.env.NODE_COMPILE_CACHE = "node_modules/.cache/node";
// A test may wait forever for what the site fails to do, so each has a time limit.
const execArgv = ["--test-timeout=120000"];
// Nothing runs beside the browser tests. The exit is forced, or a connection left open would keep the process.
const tests = run({ files, concurrency: 1, timeout: 300_000, forceExit: true, execArgv });
tests.on("test:fail", () => {
  process.exitCode = 1;
});
for await (const report of tests.compose(spec)) process.stdout.write(report);
