import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright";

/** Starts Chromium from `CHROMIUM_PATH`, from `/usr/bin/chromium` or from Playwright, whichever is found first. */
export function openChromium(): Promise<Browser> {
  const installed = [process.env["CHROMIUM_PATH"], "/usr/bin/chromium"].find(
    (path) => path && existsSync(path),
  );
  return chromium.launch({
    ...(installed ? { executablePath: installed } : {}),
    args: ["--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--font-render-hinting=none"],
  });
}
