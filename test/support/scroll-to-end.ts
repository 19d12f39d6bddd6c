import type { Page } from "playwright";

/** Scrolls through a page like a reader, so that everything lazy loads. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
      scrollTo({ top, behavior: "instant" });
      // With many pages open, Chromium may stop drawing frames for one of them.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 200);
      });
    }
  });
  await page.waitForLoadState("networkidle");
  // A carousel whose slides do not fit loads Swiper last, and then shows its buttons.
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll("[data-part=track]")].every(
        ({ scrollWidth, clientWidth, nextElementSibling }) =>
          scrollWidth <= clientWidth + 1 || nextElementSibling?.checkVisibility({ visibilityProperty: true }),
      ),
    null,
    { polling: 50 },
  );
}
