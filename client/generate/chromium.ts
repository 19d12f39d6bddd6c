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

export function openChromium(): Promise<Browser> {
  const args = ["--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--font-render-hinting=none"];
  return chromium.launch({ executablePath: findChromium() ?? chromium.executablePath(), args });
}
