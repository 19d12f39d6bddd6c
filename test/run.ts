// npm test runs types, lint and dead code, then every test. npm test -- FILE… runs these tests alone.
import { spawn, spawnSync } from "node:child_process";
import { openTestEnvironment } from "./support/test-environment.ts";

const files = process.argv.slice(2);

if (files.length === 0) {
  const { status } = spawnSync("npm", ["run", "--silent", "check"], { stdio: "inherit" });
  if (status !== 0) process.exit(1);
}

const { variables, close } = await openTestEnvironment();
const child = spawn(
  process.execPath,
  [
    "--test",
    // More files run at once than there are cores, because browser tests mostly wait.
    "--test-concurrency=4",
    "--test-timeout=240000",
    "--test-reporter=spec",
    ...(files.length > 0 ? files : ["test/**/*.test.ts"]),
  ],
  { stdio: "inherit", env: { ...process.env, ...variables, NODE_ENV: "production" } },
);
child.on("exit", async (code) => {
  await close();
  process.exit(code ?? 1);
});
