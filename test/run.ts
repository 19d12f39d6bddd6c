// npm test: checks types, lint and dead code, then runs all tests. npm test -- FILE… runs only those files.
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { installBrowser } from "./browser/support/browser.ts";

const chosen = process.argv.slice(2);
/** In this order: the browser tests are last, and nothing runs beside them. */
const all = ["*.test", "run-in-one-process", "server/*.test", "browser/*.test"].flatMap((files) =>
  globSync(`test/${files}.ts`).sort(),
);
const files = chosen.length > 0 ? chosen : all;
if (files.some((file) => /\btest\/(browser|shots)\//.test(file))) installBrowser();

for (const check of chosen.length > 0 ? [] : ["types", "lint", "dead-code"]) {
  console.log(`npm run check:${check}`);
  // Uses a shell, because npm is a script that Windows cannot start directly.
  const { status } = spawnSync(`npm run --silent check:${check}`, { stdio: "inherit", shell: true });
  process.exitCode ||= status ?? 1;
}

process.env["NODE_ENV"] = "production";
// Two at a time, because a page that the processor cannot draw in time fails its test.
run({ files, concurrency: 2, timeout: 120_000, forceExit: true })
  .on("test:fail", () => {
    process.exitCode = 1;
  })
  .compose(spec)
  .pipe(process.stdout);
