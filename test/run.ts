import { spawn } from "node:child_process";
import { openTestEnvironment } from "./support/test-environment.ts";

const files = process.argv.slice(2);
const { env, close } = await openTestEnvironment();

const child = spawn(
  process.execPath,
  [
    "--import",
    "tsx",
    "--test",
    // Browser tests mostly wait, so there may be more files at once than there are cores.
    "--test-concurrency=4",
    "--test-timeout=240000",
    "--test-reporter=spec",
    ...(files.length > 0 ? files : ["test/**/*.test.{ts,tsx}"]),
  ],
  { stdio: "inherit", env },
);
child.on("exit", async (code) => {
  await close();
  process.exit(code ?? 1);
});
