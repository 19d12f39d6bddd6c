import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright";
import { findPrograms } from "#test/support/find-programs.ts";

const args = [
  "--disable-gpu",
  // Without this, the headless shell would place letters on whole pixels, and text would be wider than for visitors.
  "--font-render-hinting=none",
];

const open = (executablePath = "", ignoreDefaultArgs: string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath, args, ignoreDefaultArgs });

/** Starts Chromium without windows: half the CPU time, but no back/forward cache. */
export const openBrowser = () => open(findChromium("chromium-headless-shell"));

/** Starts a Chromium with the back/forward cache, which Playwright disables by default. */
export const openCachingBrowser = () => open(findChromium(), ["--disable-back-forward-cache"]);

/** Finds Chromium: from `CHROMIUM_PATH`, else from `PATH`, preferred names first, else Playwright's own. */
export function findChromium(...preferred: string[]): string | undefined {
  const names = [...preferred, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
  // Ubuntu's chromium-browser is a script, which fails until a snap is installed.
  const inPath = findPrograms(...names).find((path) => spawnSync(path, ["--version"]).status === 0);
  const candidates = [process.env.CHROMIUM_PATH, inPath, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}

/** Installs Chromium if there is none: Debian's package as root on Debian, otherwise Playwright's own. */
export function installBrowser() {
  if (findChromium()) return;
  const hasApt = findPrograms("apt-get").length > 0;
  const command =
    hasApt && process.getuid?.() === 0
      ? "apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium chromium-headless-shell fonts-liberation"
      : `npx playwright install ${hasApt ? "--with-deps " : ""}chromium`;
  console.log(`Installing Chromium, which is missing: ${command}`);
  spawnSync(command, { shell: true, stdio: ["ignore", "ignore", "inherit"] });
  if (findChromium()) return;
  console.error("That failed. Install Chromium, or set CHROMIUM_PATH to its path, and run it again.");
  process.exit(1);
}
