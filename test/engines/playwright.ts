import type { BrowserType } from "playwright";
import type { Engine } from "./engine.ts";
import { createPageTab } from "./page-tab.ts";

/** Starts a browser that Playwright has installed. */
export async function startPlaywright(browser: BrowserType, firefoxUserPrefs = {}): Promise<Engine> {
  const running = await browser.launch({ firefoxUserPrefs });
  return {
    async openTab() {
      const page = await running.newPage({ hasTouch: true });
      return createPageTab(page, (width, height) => page.setViewportSize({ width, height }));
    },
    close: () => running.close(),
  };
}
