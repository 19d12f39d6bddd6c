import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright";
import { findChromium, findInPath, switches } from "#client/generate/chromium.ts";
import type { Cleanup } from "./cleanup.ts";

const debianPackages = "chromium chromium-headless-shell fonts-liberation";

export const launchOptions = () => ({ executablePath: ensureBrowser(), args: switches });

/** Connects to the Chromium that all test files share in npm test, or starts a new one. */
export function openBrowser(): Promise<Browser> {
  const endpoint = process.env["CHROMIUM_ENDPOINT"];
  return endpoint ? chromium.connect(endpoint) : chromium.launch(launchOptions());
}

/** Starts a Chromium with the back/forward cache, which Playwright disables by default. */
export const openCachingBrowser = (): Promise<Browser> =>
  chromium.launch({ ...launchOptions(), ignoreDefaultArgs: ["--disable-back-forward-cache"] });

/** Opens a page in its own context, which closes when the test ends. The test fails if the page sent data. */
export async function openPage(t: Cleanup, browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  const sent: string[] = [];
  context.on("request", (request) => request.method() === "GET" || sent.push(request.url()));
  t.after(async () => {
    await context.close();
    assert.deepEqual(sent, [], "the page sent more than requests for files");
  });
  return context.newPage();
}

/** The same engine without windows. It uses half the CPU time, but has no back/forward cache. */
export const findHeadlessShell = () => process.env["CHROMIUM_PATH"] ?? findInPath("chromium-headless-shell");

/**
 * Finds a Chromium or installs one: Debian's package as root on Debian, otherwise Playwright's own. If it cannot, it
 * says what to do and ends the process.
 * @returns the path of its executable.
 */
function ensureBrowser(): string {
  const found = findChromium();
  if (found) return found;
  const hasApt = findInPath("apt-get");
  const command =
    hasApt && process.getuid?.() === 0
      ? `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${debianPackages}`
      : `npx playwright install ${hasApt ? "--with-deps " : ""}chromium`;
  console.log(`Installing Chromium, which is missing: ${command}`);
  spawnSync(command, { shell: true, stdio: "ignore" });
  const installed = findChromium();
  if (installed) return installed;
  console.error("That failed. Install Chromium, or set CHROMIUM_PATH to its path, and run npm test again.");
  process.exit(1);
}
