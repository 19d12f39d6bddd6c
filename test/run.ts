import { spawn } from "node:child_process";
import { chromium } from "playwright";
import { launchOptions } from "./support/browser.ts";

const files = process.argv.slice(2);
const options = launchOptions();
// One for all files: each start takes a second of a processor. Every visit has a context of its own.
const browser = await chromium.launchServer(options);

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
  {
    stdio: "inherit",
    env: {
      ...process.env,
      CHROMIUM_PATH: options.executablePath,
      CHROMIUM_ENDPOINT: browser.wsEndpoint(),
      NODE_ENV: "production",
    },
  },
);
child.on("exit", async (code) => {
  await browser.close();
  process.exit(code ?? 1);
});
