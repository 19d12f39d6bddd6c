import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { install, installDebianPackage } from "./commands.ts";
import { findInPath } from "./find-in-path.ts";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/**
 * Finds a Chromium for the browser tests, or installs one: Debian's package if apt
 * is there, else Playwright's own.
 * @returns the path of its executable.
 * @throws if it cannot install one. The message says what to do.
 */
export function ensureBrowser(): string {
  ensureArial();
  const found = findBrowser();
  if (found) return found;
  if (!installDebianPackage("chromium chromium-headless-shell") || !findBrowser())
    install("Chromium", "npx playwright install --with-deps chromium");
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error("There is no Chromium. Install one, or name it in CHROMIUM_PATH, then run npm test again.");
}

/**
 * Installs Debian's replacement for Arial if there is no Arial. Text is shown in Arial until the brand's faces have
 * come, and the tests measure that nothing moves then. Other systems bring Arial.
 */
function ensureArial(): void {
  if (process.platform !== "linux" || hasArial() || installDebianPackage("fontconfig fonts-liberation"))
    return;
  console.log("There is no Arial: the tests of layout shifts will fail. Install the Liberation fonts.");
}

function hasArial(): boolean {
  const { stdout } = spawnSync("fc-match", ["--format=%{family}", "Arial"], { encoding: "utf8" });
  return /Arial|Arimo|Liberation Sans/.test(stdout);
}

/** The same engine without windows. It takes half the CPU time, but has no back/forward cache. */
export const findHeadlessShell = () => process.env["CHROMIUM_PATH"] ?? findInPath("chromium-headless-shell");

function findBrowser(): string | undefined {
  const named = process.env["CHROMIUM_PATH"];
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  const candidates = [named, findInPath(...names), chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}
