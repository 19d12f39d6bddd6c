// npm test runs every test, and beside them types, lint and dead code. npm test -- FILE… runs these tests alone.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { openTestEnvironment } from "./support/test-environment.ts";

const files = process.argv.slice(2);

/** Runs a command to its end. Returns its exit code. */
async function run(command: string, args: readonly string[], env = process.env): Promise<number> {
  const [code] = await once(spawn(command, args, { stdio: "inherit", env }), "exit");
  return code ?? 1;
}

const { variables, close } = await openTestEnvironment();
const test = [
  "--test",
  // More files run at once than there are cores, because browser tests mostly wait.
  "--test-concurrency=4",
  "--test-timeout=240000",
  "--test-reporter=spec",
  ...(files.length > 0 ? files : ["test/**/*.test.ts"]),
];
const [tested, checked] = await Promise.all([
  run(process.execPath, test, { ...process.env, ...variables, NODE_ENV: "production" }),
  files.length > 0 ? 0 : run("npm", ["run", "--silent", "check"]),
]);
await close();
if (checked !== 0) console.error("Types, lint or dead code have errors: npm run check");
process.exit(tested || checked);
