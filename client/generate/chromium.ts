import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium } from "playwright";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** Finds Chromium: from `CHROMIUM_PATH`, else from `PATH`, else Playwright's own. */
export function findChromium(): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env["CHROMIUM_PATH"], ...installed, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

export function openChromium(): Promise<Browser> {
  const args = ["--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--font-render-hinting=none"];
  return chromium.launch({ executablePath: findChromium() ?? chromium.executablePath(), args });
}
