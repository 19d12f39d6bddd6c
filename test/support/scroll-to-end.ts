import type { Page } from "playwright";

/** Scrolls through a page like a reader, so that everything lazy loads. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
      scrollTo({ top, behavior: "instant" });
      // Not a frame, because a window behind others may get none.
      await new Promise((resolve) => setTimeout(resolve, 16));
    }
  });
  await page.waitForLoadState("networkidle");
}
