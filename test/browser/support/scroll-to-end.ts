import type { Page } from "playwright";

/** Scrolls through a page like a reader, so that everything lazy loads. */
export async function scrollToEnd(page: Page): Promise<void> {
  // Islands load only when a frame shows that they are near.
  const isDrawn = await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
      scrollTo({ top, behavior: "instant" });
      const frame = new Promise((resolve) => requestAnimationFrame(() => resolve(true)));
      const none = new Promise((resolve) => setTimeout(resolve, 5000));
      if (!(await Promise.race([frame, none]))) return false;
    }
    return true;
  });
  // With many pages open, Chromium may stop drawing one of them. Another renderer then draws it anew.
  if (!isDrawn) {
    const url = page.url();
    await page.goto("about:blank");
    await page.goto(url);
    return scrollToEnd(page);
  }
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
