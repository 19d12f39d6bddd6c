import { type ElementHandle, launch } from "puppeteer-core";
import { findPrograms } from "#test/support/find-programs.ts";

/** The tab of a running browser, with what the tests need of it. Expressions run in the page, and results are JSON. */
export type Tab = Awaited<ReturnType<typeof startFirefox>>;

/** Starts headless Firefox. Puppeteer controls it through WebDriver BiDi. */
export async function startFirefox() {
  const firefox = await launch({ browser: "firefox", executablePath: findPrograms("firefox-esr")[0] ?? "" });
  let page = await firefox.newPage();
  return {
    async open(url: string, width: number) {
      // Opens a new page, because goto hangs in one restored from the back/forward cache.
      await page.close();
      page = await firefox.newPage();
      // Firefox 140 sets the size, but knows no screen orientation.
      await page.setViewport({ width, height: 900 }).catch((error: Error) => {
        if (!error.message.includes("unknown command")) throw error;
      });
      await page.goto(url);
    },
    evaluate: (expression: string): Promise<unknown> => page.evaluate(expression),
    click: async (expression: string) =>
      ((await page.evaluateHandle(expression)) as ElementHandle<Element>).click(),
    type: (text: string) => page.keyboard.type(text),
    close: () => firefox.close(),
  };
}
