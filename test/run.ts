// npm test runs all tests while checking types, lint and dead code. npm test -- FILE… runs only those files, with a
// browser and the built site unless all of them are unit or server tests.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { openTestEnvironment } from "./support/test-environment.ts";

const files = process.argv.slice(2);
const checks = files.filter((file) => file.endsWith(".checks.ts"));
const runners = checks.map((file) => file.replace(/[^/]+$/, "every-page.test.ts"));
if (checks.length > 0) throw new Error(`${checks} has no tests of its own: run ${runners}`);

/** The exit code of a process. */
const exitOf = async (child: ChildProcess): Promise<number> => (await once(child, "exit"))[0] ?? 1;

const needsNeither = (file: string) => /\btest\/(server|unit)\//.test(file);
const shared = files.length > 0 && files.every(needsNeither) ? undefined : await openTestEnvironment();
const test = [
  "--test",
  // One more than the cores, because browser tests also wait. The second company's tests share the cores with others.
  `--test-concurrency=${process.env["CHROMIUM_ENDPOINT"] ? 1 : availableParallelism() + 1}`,
  "--test-timeout=180000",
  // Otherwise, a file whose test failed while a connection was open would never end.
  "--test-force-exit",
  "--test-reporter=spec",
  ...(files.length > 0 ? files : ["test/**/*.test.ts"]),
];
const env = { ...process.env, ...shared?.variables, NODE_ENV: "production" };
const [tested, checked] = await Promise.all([
  exitOf(spawn(process.execPath, test, { stdio: "inherit", env })),
  // Uses a shell, because npm is a script that Windows cannot start directly.
  files.length > 0 ? 0 : exitOf(spawn("npm run --silent check", { stdio: "inherit", shell: true })),
]);
await shared?.close();
if (checked !== 0) console.error("Types, lint or dead code have errors: npm run check");
process.exit(tested || checked);
