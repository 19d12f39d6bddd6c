import { type Browser, chromium } from "playwright";

/** Opens the Chromium at `CHROMIUM_PATH`, or else Playwright's own. */
export function openChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? chromium.executablePath(),
    // Letters as wide as for visitors, not on whole pixels.
    args: ["--font-render-hinting=none"],
  });
}
