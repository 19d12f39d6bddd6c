import { existsSync } from "node:fs";
import { type BrowserType, firefox, webkit } from "playwright";
import { install, installDebianPackage } from "#test/support/commands.ts";
import { findInPath } from "#test/support/find-in-path.ts";
import type { Engine } from "./engine.ts";
import { startFirefoxEsr } from "./firefox-esr.ts";
import { startPlaywright } from "./playwright.ts";
import { startWebKitGtk } from "./webkit-gtk.ts";

type StartFirefox = (preferences?: Record<string, boolean>) => Promise<Engine>;
type StartWebKit = () => Promise<Engine>;

/**
 * Finds Firefox and WebKit, or installs them: Playwright's own, or Debian's packages where Playwright cannot
 * download its own.
 * @returns the functions that start them.
 * @throws if it cannot install one. The message says what to do.
 */
export function ensureEngines() {
  const browsers = "firefox webkit";
  if (!findEngines())
    install(
      "Firefox and WebKit",
      `npx playwright install ${browsers} && npx playwright install-deps ${browsers}`,
    );
  if (!findEngines()) installDebianPackage("firefox-esr webkit2gtk-driver xvfb");
  const engines = findEngines();
  if (engines) return engines;
  throw new Error(`Firefox or WebKit is missing. Run: npx playwright install --with-deps ${browsers}`);
}

function findEngines() {
  const [startFirefox, startWebKit] = [findFirefox(), findWebKit()];
  return startFirefox && startWebKit && { startFirefox, startWebKit };
}

function findFirefox(): StartFirefox | undefined {
  if (isInstalled(firefox)) return (preferences) => startPlaywright(firefox, preferences);
  const program = findInPath("firefox-esr");
  return program ? (preferences) => startFirefoxEsr(program, preferences) : undefined;
}

function findWebKit(): StartWebKit | undefined {
  if (isInstalled(webkit)) return () => startPlaywright(webkit);
  const [driver, screen] = [findInPath("WebKitWebDriver"), findInPath("Xvfb")];
  return driver && screen ? () => startWebKitGtk(driver, screen) : undefined;
}

function isInstalled(browser: BrowserType): boolean {
  return existsSync(browser.executablePath());
}
