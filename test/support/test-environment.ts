import { chromium } from "playwright";
import { launchOptions } from "./browser.ts";

/**
 * What test files are run with: the variables of npm test, and one Chromium for all of them, for each start takes a
 * second of a processor. Every visit has a context of its own.
 */
export async function openTestEnvironment() {
  const options = launchOptions();
  const browser = await chromium.launchServer(options);
  const env = {
    ...process.env,
    CHROMIUM_PATH: options.executablePath,
    CHROMIUM_ENDPOINT: browser.wsEndpoint(),
    NODE_ENV: "production",
  };
  return { env, close: () => browser.close() };
}
