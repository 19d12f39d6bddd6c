import { launch } from "puppeteer-core";
import type { Engine } from "./engine.ts";
import { createPageTab } from "./page-tab.ts";

/** Starts Debian's Firefox without a window. Puppeteer controls it by WebDriver BiDi. */
export async function startFirefoxEsr(executablePath: string, extraPrefsFirefox = {}): Promise<Engine> {
  const firefox = await launch({ browser: "firefox", executablePath, extraPrefsFirefox });
  return {
    async openTab() {
      const page = await firefox.newPage();
      return createPageTab(page, (width, height) => page.setViewport({ width, height }));
    },
    close: () => firefox.close(),
  };
}
