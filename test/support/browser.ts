import { type Browser, chromium, type LaunchOptions } from "playwright";
import { ensureBrowser } from "./ensure-browser.ts";

/** A Chromium of root needs --no-sandbox; the rest keeps it from the network. */
export function launchOptions() {
  return {
    executablePath: process.env["CHROMIUM_PATH"] ?? ensureBrowser(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  };
}

/** The Chromium that npm test has started, or one of this file's own: where there is none, or where it has to differ. */
export function openBrowser(options?: LaunchOptions): Promise<Browser> {
  const endpoint = process.env["CHROMIUM_ENDPOINT"];
  if (endpoint && !options) return chromium.connect(endpoint);
  return chromium.launch({ ...launchOptions(), ...options });
}
