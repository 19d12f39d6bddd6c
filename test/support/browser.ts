import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright";
import { findInPath } from "./find-in-path.ts";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const debianPackages = "chromium chromium-headless-shell fonts-liberation";

/** Options for Chromium. As root it needs --no-sandbox. Other switches keep it from using the network. */
export function launchOptions() {
  return {
    executablePath: ensureBrowser(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // Without this, the headless shell would place letters on whole pixels, and text
      // would be wider than for visitors.
      "--font-render-hinting=none",
    ],
  };
}

/** Connects to the Chromium that npm test shares between all test files, or starts a new one. */
export function openBrowser(): Promise<Browser> {
  const endpoint = process.env["CHROMIUM_ENDPOINT"];
  return endpoint ? chromium.connect(endpoint) : chromium.launch(launchOptions());
}

/** The same engine without windows. It takes half the CPU time, but has no back/forward cache. */
export const findHeadlessShell = () => process.env["CHROMIUM_PATH"] ?? findInPath("chromium-headless-shell");

/**
 * Finds a Chromium, or installs one: Debian's package for root on a Debian system, else Playwright's own.
 * @returns the path of its executable.
 * @throws if it cannot install one. The message says what to do.
 */
function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  const command =
    findInPath("apt-get") && process.getuid?.() === 0
      ? `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${debianPackages}`
      : "npx playwright install --with-deps chromium";
  console.log(`Installing Chromium, which is missing: ${command}`);
  spawnSync(command, { shell: true, stdio: ["ignore", "inherit", "inherit"] });
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error("There is no Chromium. Install one, or name it in CHROMIUM_PATH, then run npm test again.");
}

function findBrowser(): string | undefined {
  const named = process.env["CHROMIUM_PATH"];
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  const candidates = [named, findInPath(...names), chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}
