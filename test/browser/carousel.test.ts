import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { formatMessage } from "#shared/format.ts";
import { sites } from "#shared/pages.ts";
import { boxesOf, carouselOn } from "./support/page-objects.ts";
import { hasFocus, holdFiles, phone, visit } from "./support/visit.ts";

const [{ carousel, paths, servicesPage, testimonials }] = sites;
// With fewer than two testimonials, there is nothing to scroll.
const carousels = [
  { path: paths.home, total: testimonials.length },
  { path: paths.servicesPage, total: servicesPage.highlights.items.length },
].filter(({ total }) => total > 1);
// They share their script, so that one shows what it does.
const [one] = carousels;

/** How far the row can still scroll, in pixels. */
const remaining = (page: Page) =>
  carouselOn(page).row.evaluate((row) => row.scrollWidth - row.clientWidth - row.scrollLeft);

/** Waits until the row stops scrolling. Polls from outside, because the page may have no script. */
async function rest(page: Page) {
  let last = Number.NaN;
  for (let same = 0; same < 4; ) {
    const left = await remaining(page);
    same = left === last ? same + 1 : 0;
    last = left;
    await page.waitForTimeout(30);
  }
}

test("a row that was scrolled before its script came keeps its position", async (t) => {
  for (const { path } of carousels) {
    const { hold, release } = holdFiles();
    const { page } = await visit(t, path, { viewport: phone, before: hold });
    const { row, reach } = carouselOn(page);
    await row.scrollIntoViewIfNeeded();
    await row.evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: "instant" }));
    release();
    await reach();
    await rest(page);
    assert.ok((await remaining(page)) < 2, `${path} scrolled back`);
  }
});

if (one) {
  const { path, total } = one;

  test("buttons and keys lead to the last slide and back, and buttons show where the ends are", async (t) => {
    const { page, problems } = await visit(t, path, { viewport: phone });
    const { row, slides, previous, next, reach } = carouselOn(page);
    await reach();
    assert.deepEqual(
      await slides.evaluateAll((slides) => slides.map((slide) => slide.ariaLabel)),
      Array.from({ length: total }, (_, index) => formatMessage(carousel.slide, { n: index + 1, total })),
    );
    const ends = async () => [
      await previous.getAttribute("aria-disabled"),
      await next.getAttribute("aria-disabled"),
    ];
    assert.deepEqual(await ends(), ["true", "false"], path);
    for (let step = 1; step < total; step++) {
      await next.click();
      await rest(page);
    }
    assert.deepEqual(await ends(), ["false", "true"], path);
    const { x = -1, width = 0 } = (await slides.last().boundingBox()) ?? {};
    assert.ok(x >= 0 && x + width <= phone.width, `the last slide of ${path} is whole`);
    // Another click has no effect, and the button keeps focus.
    await next.click({ force: true });
    assert.ok(await next.evaluate((button) => button === document.activeElement));
    await row.focus();
    await page.keyboard.press("ArrowLeft");
    await rest(page);
    assert.ok((await remaining(page)) > 20, `the left arrow key scrolls ${path}`);
    assert.deepEqual(problems, []);
  });
}

if (testimonials.length > 1) {
  test("a link in a slide that gets the keyboard's focus is in view, also when its slide was partly visible", async (t) => {
    const { page } = await visit(t, paths.home, { viewport: phone });
    const { row, slides, reach } = carouselOn(page);
    await reach();
    for (const width of [phone.width, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await row.evaluate((row) => row.scrollTo({ left: 0, behavior: "instant" }));
      await rest(page);
      await row.focus();
      for (const slide of await slides.all()) {
        await page.keyboard.press("Tab");
        await rest(page);
        const link = slide.getByRole("link");
        assert.ok(await link.evaluate(hasFocus));
        const { x = -1, width: linkWidth = 0 } = (await link.boundingBox()) ?? {};
        assert.ok(x >= 0 && x + linkWidth <= width, `${x} px at ${width} px`);
      }
    }
  });

  test("a visitor sees 1, 1.5, 2 and 2.5 testimonials, never narrower than 300 px, and the row scrolls", async (t) => {
    const { page } = await visit(t, paths.home, { javaScriptEnabled: false });
    const { row, slides } = carouselOn(page);
    for (const [perView, widths] of [
      [1, [375, 768]],
      [1.5, [769, 1024]],
      [2, [1025, 1200]],
      [2.5, [1201, 1440, 1920]],
    ] as const) {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const { x = 0, width: rowWidth = 0 } = (await row.boundingBox()) ?? {};
        const edge = Math.min(x + rowWidth, width);
        let seen = 0;
        for (const [left = 0, , slide = 0] of await boxesOf(slides)) {
          seen += Math.max(0, Math.min(left + slide, edge) - left) / slide;
          assert.ok(slide >= 300, `${slide} px wide at ${width} px`);
        }
        assert.ok(Math.abs(seen - perView) < 0.01, `${seen} slides at ${width} px`);
        assert.ok((await remaining(page)) > 100, `the row scrolls at ${width} px`);
      }
    }
  });
}
