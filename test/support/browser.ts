import { type Browser, chromium } from "playwright";
import { ensureBrowser } from "./ensure-browser.ts";

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
