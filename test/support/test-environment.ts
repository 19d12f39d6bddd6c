import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import { findHeadlessShell, launchOptions } from "./browser.ts";
import { startServer } from "./server-process.ts";

/**
 * Starts one Chromium and one built site for all test files. Returns their URLs as variables. The tests of the second
 * company, which run inside a test, share its Chromium.
 */
export async function openTestEnvironment() {
  const folder = mkdtempSync(join(tmpdir(), "test-"));
  const log = join(folder, "site.log");
  const options = launchOptions();
  const executablePath = findHeadlessShell() ?? options.executablePath;
  const shared = process.env["CHROMIUM_ENDPOINT"];
  const browser = shared ? undefined : await chromium.launchServer({ ...options, executablePath });
  const site = await startServer({ LOG_LEVEL: "trace" });
  site.process.stdout?.pipe(createWriteStream(log));
  return {
    variables: {
      CHROMIUM_PATH: options.executablePath,
      CHROMIUM_ENDPOINT: browser?.wsEndpoint() ?? shared,
      SITE_ORIGIN: site.origin,
      SITE_LOG: log,
    },
    async close() {
      await Promise.all([browser?.close(), site.stop()]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Reads a variable of openTestEnvironment(). */
export function testVariable(name: "CHROMIUM_ENDPOINT" | "SITE_LOG" | "SITE_ORIGIN"): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run this file by npm test -- FILE`);
  return value;
}
