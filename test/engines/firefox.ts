import { type ElementHandle, launch } from "puppeteer-core";
import { findInPath } from "#test/support/find-in-path.ts";
import type { Tab } from "./tab.ts";

/** Starts headless Firefox. Puppeteer controls it through WebDriver BiDi. */
export async function startFirefox(): Promise<Tab> {
  const firefox = await launch({ browser: "firefox", executablePath: findInPath("firefox-esr") ?? "" });
  let page = await firefox.newPage();
  return {
    async open(url, width) {
      // Opens a new page, because goto hangs in one restored from the back/forward cache.
      await page.close();
      page = await firefox.newPage();
      // Firefox 140 sets the size, but knows no screen orientation.
      await page.setViewport({ width, height: 900 }).catch((error: Error) => {
        if (!error.message.includes("unknown command")) throw error;
      });
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    click: async (expression) => ((await page.evaluateHandle(expression)) as ElementHandle<Element>).click(),
    type: (text) => page.keyboard.type(text),
    close: () => firefox.close(),
  };
}
