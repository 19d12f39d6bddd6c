import type { Page } from "playwright";

/** Scrolls through a page as a reader does, so that all that waits for being near has come. */
export async function scrollToEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 400) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await page.waitForTimeout(50);
  }
  await page.waitForLoadState("networkidle");
}
