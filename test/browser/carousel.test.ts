import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { formatMessage } from "#shared/format.ts";
import { translatedSite } from "#test/support/paths.ts";
import { checkState } from "./support/check-state.ts";
import {
  desktop,
  hasFocus,
  hear,
  holdFiles,
  island,
  nextFrames,
  phone,
  scrollToIsland,
  visit,
} from "./support/visit.ts";

const { carousel, paths, testimonials } = translatedSite;
const total = testimonials.length;

/** Home's carousel: its scrolling row, the slides in it, and its buttons. */
function carouselOn(page: Page) {
  const root = island(page, "carousel");
  const row = root.getByRole("group", { name: carousel.slides, exact: true });
  const previous = root.getByRole("button", { name: carousel.previous, exact: true });
  const next = root.getByRole("button", { name: carousel.next, exact: true });
  return { root, row, slides: row.locator("> *"), previous, next };
}

/** How far the row can still scroll, in pixels. */
const remaining = (page: Page) =>
  carouselOn(page).row.evaluate((row) => row.scrollWidth - row.clientWidth - row.scrollLeft);

/** Does what scrolls the row, and waits until it has been scrolled. */
async function scroll(page: Page, act: () => Promise<unknown>) {
  const scrolled = carouselOn(page).row.evaluate(
    (row) =>
      new Promise<void>((resolve) => row.addEventListener("scrollend", () => resolve(), { once: true })),
  );
  await act();
  await scrolled;
}

test("buttons and keys lead to the last slide and back, and buttons show where the ends are", async (t) => {
  const { hold, release } = holdFiles();
  const { page, problems } = await visit(t, paths.home, { viewport: phone, before: hold });
  const { root, row, slides, previous, next } = carouselOn(page);
  const scrollTo = (left: number) =>
    row.evaluate((row, left) => row.scrollTo({ left, behavior: "instant" }), left);
  await row.scrollIntoViewIfNeeded();
  await scrollTo(10_000);
  release();
  await scrollToIsland(root);
  await nextFrames(page);
  assert.ok((await remaining(page)) < 2, "it scrolled back when its script came");
  await scroll(page, () => scrollTo(0));
  const ends = () => Promise.all([previous, next].map((button) => button.getAttribute("aria-disabled")));
  assert.deepEqual(await ends(), ["true", "false"]);
  const hearSlide = (n: number) =>
    hear(root, `${formatMessage(carousel.slide, { n, total })}: ${testimonials[n - 1]?.name}`);
  for (let n = 2; n <= total; n++) {
    await scroll(page, () => next.click());
    await hearSlide(n);
  }
  assert.deepEqual(await ends(), ["false", "true"]);
  // In a large window, the row ends before its last slide is the first. A double click leads two slides on.
  await page.setViewportSize(desktop);
  // A slow click, after the row has come to rest.
  await previous.click({ delay: 800 });
  await hearSlide(total - 1);
  for (let n = total; n > 1; n -= 2) await previous.dblclick({ force: true });
  await hearSlide(1);
  for (let n = 1; n < total; n += 2) await next.dblclick({ force: true });
  await hearSlide(total);
  await previous.click();
  await hearSlide(total - 1);
  await page.setViewportSize(phone);
  for (let n = 1; n < total; n += 2) await next.dblclick({ force: true });
  await hearSlide(total);
  await root.locator("[data-part=next][aria-disabled=true]").waitFor();
  // Another click moves nothing, and the button keeps focus.
  await next.click({ force: true });
  assert.ok(await next.evaluate(hasFocus));
  const { x = -1, width = 0 } = (await slides.last().boundingBox()) ?? {};
  assert.ok(x >= 0 && x + width <= phone.width, "the last slide is whole");
  await checkState(page, "[data-island=carousel]");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await row.focus();
  await scroll(page, () => page.keyboard.press("ArrowLeft"));
  assert.ok((await remaining(page)) > 20, "the left arrow key scrolls");
  await scroll(page, () => scrollTo(0));
  await next.evaluate((button: HTMLElement) => button.click());
  const left = await slides.evaluateAll(([, second]) => second?.getBoundingClientRect().left ?? -1);
  assert.ok(left >= 0 && left < 100, `with reduced motion, the next slide is at ${left} px at once`);
  assert.deepEqual(problems, []);
});

test("a visitor sees 1, 1.5, 2 and 2.5 testimonials, never narrower than 300 px, and the row scrolls", async (t) => {
  const { page } = await visit(t, paths.home, { javaScriptEnabled: false });
  const { row } = carouselOn(page);
  const slidesAt = { 375: 1, 768: 1, 769: 1.5, 1024: 1.5, 1025: 2, 1200: 2, 1201: 2.5, 1440: 2.5, 1920: 2.5 };
  for (const [width, perView] of Object.entries(slidesAt)) {
    await page.setViewportSize({ width: Number(width), height: 800 });
    const { edge, boxes } = await row.evaluate((row) => ({
      edge: Math.min(row.getBoundingClientRect().right, innerWidth),
      boxes: [...row.children].map((slide) => slide.getBoundingClientRect().toJSON() as DOMRect),
    }));
    const shares = boxes.map(({ left, width }) => Math.max(0, Math.min(left + width, edge) - left) / width);
    const seen = shares.reduce((sum, share) => sum + share);
    assert.ok(Math.abs(seen - perView) < 0.01, `${seen} slides at ${width} px`);
    const narrowest = Math.min(...boxes.map(({ width }) => width));
    assert.ok(narrowest >= 300, `${narrowest} px wide at ${width} px`);
    assert.ok((await remaining(page)) > 100, `the row scrolls at ${width} px`);
  }
});
