import type { Page as PlaywrightPage } from "playwright";
import type { Page as PuppeteerPage } from "puppeteer-core";
import type { Tab } from "./engine.ts";

/** A tab of Playwright or Puppeteer. Their pages have the same methods, but not for the window's size. */
export function createPageTab(page: PlaywrightPage | PuppeteerPage, resize: Tab["resize"]): Tab {
  return {
    open: (url) => page.goto(url),
    evaluate: (expression) => (page as PlaywrightPage).evaluate(expression),
    click: (css) => page.click(css),
    tap: (css) => page.tap(css),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize,
    close: () => page.close(),
  };
}
