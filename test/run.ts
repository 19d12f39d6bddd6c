import { spawn } from "node:child_process";
import { ensureBrowser } from "./support/ensure-browser.ts";

const executable = ensureBrowser();
const files = process.argv.slice(2);

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
  { stdio: "inherit", env: { ...process.env, CHROMIUM_PATH: executable, NODE_ENV: "production" } },
);
child.on("exit", (code) => process.exit(code ?? 1));
