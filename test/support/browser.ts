import { type Browser, chromium } from "playwright";
import { ensureBrowser } from "./ensure-browser.ts";

/** Root's Chromium needs --no-sandbox; the other switches keep it off the network. */
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
      // The headless shell would draw letters on whole pixels, wider than visitors see them.
      "--font-render-hinting=none",
    ],
  };
}

/** The Chromium that npm test has started for all test files, or a new one where there is none. */
export function openBrowser(): Promise<Browser> {
  const endpoint = process.env["CHROMIUM_ENDPOINT"];
  return endpoint ? chromium.connect(endpoint) : chromium.launch(launchOptions());
}
