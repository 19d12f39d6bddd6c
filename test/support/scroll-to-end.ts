import type { Page } from "playwright";

/** Scrolls through a page like a reader, so that everything lazy loads. */
export async function scrollToEnd(page: Page): Promise<void> {
  // A window behind others may get no frames.
  await page.bringToFront();
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
      scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForLoadState("networkidle");
}
