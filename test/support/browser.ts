import { type Browser, chromium, type LaunchOptions } from "playwright";
import { ensureBrowser } from "./ensure-browser.ts";

/** Opens the Chromium that npm test found. A Chromium of root needs --no-sandbox; the rest keeps it from the network. */
export function openBrowser(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({
    ...options,
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
  });
}
