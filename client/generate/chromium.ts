import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium } from "playwright";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** Finds Chromium: from `CHROMIUM_PATH`, else from `PATH`, else Playwright's own. */
export function findChromium(): string | undefined {
  const candidates = [process.env["CHROMIUM_PATH"], findInPath(...names), chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}

/** The path of the first of these programs that is installed. */
export function findInPath(...names: readonly string[]): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** Command line switches, besides Playwright's own. */
export const switches = [
  "--disable-gpu",
  // Without this, the headless shell would place letters on whole pixels, and text would be wider than for visitors.
  "--font-render-hinting=none",
];

export function openChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium() ?? chromium.executablePath(), args: switches });
}
