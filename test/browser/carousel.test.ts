import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { formatMessage } from "#shared/format-message.ts";
import { contents } from "#shared/pages.ts";
import { desktop, holdFiles, phone, visit } from "./visit.ts";

const [{ carousel, servicesPage, testimonials }] = contents;
// A company may have fewer than two testimonials. There is nothing to scroll then.
const carousels = [
  { path: "/", name: "testimonials", total: testimonials.length, gap: 24 },
  { path: "/services", name: "highlights", total: servicesPage.highlights.items.length, gap: 30 },
].filter(({ total }) => total > 1);
const [{ path: anyCarousel } = assert.fail("no carousel")] = carousels;
const widths = [320, phone.width, 768, 1024, 1200, desktop.width, 1440, 1920];

const track = (page: Page) => page.locator("[data-carousel-track]");
const previous = (page: Page) => page.getByRole("button", { name: carousel.previous, exact: true });
const next = (page: Page) => page.getByRole("button", { name: carousel.next, exact: true });
const isAtEnd = async (page: Page) => (await next(page).getAttribute("aria-disabled")) === "true";
const isAtStart = async (page: Page) => (await previous(page).getAttribute("aria-disabled")) === "true";

/** Scrolls to the carousel and waits for its script. */
async function start(page: Page) {
  await track(page).scrollIntoViewIfNeeded();
  await page.locator("[data-carousel-controls]:not([hidden])").waitFor();
}

/** The left edges and widths of the slides, and the width of the track inside its padding. */
const boxes = (page: Page) =>
  track(page).evaluate((track) => {
    const { paddingLeft, paddingRight } = getComputedStyle(track);
    const box = track.getBoundingClientRect();
    const left = box.left + Number.parseFloat(paddingLeft);
    return {
      width: box.right - Number.parseFloat(paddingRight) - left,
      slides: [...track.children].map((slide) => {
        const box = slide.getBoundingClientRect();
        return { left: Math.round((box.left - left) * 10) / 10, width: Math.round(box.width * 10) / 10 };
      }),
    };
  });

async function boxesAt(page: Page, widths: readonly number[]) {
  const found = new Map<number, Awaited<ReturnType<typeof boxes>>>();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    });
    found.set(width, await boxes(page));
  }
  return found;
}

/** Waits until the track stops scrolling. Polls from outside, because the page may have no script. */
async function rest(page: Page) {
  let last = Number.NaN;
  for (let same = 0; same < 5; ) {
    const left = await track(page).evaluate((track) => track.scrollLeft);
    same = left === last ? same + 1 : 0;
    last = left;
    await page.waitForTimeout(40);
  }
}

/** The remaining scroll distance of the track, in pixels. */
const remaining = (page: Page) =>
  track(page).evaluate((track) => track.scrollWidth - track.clientWidth - track.scrollLeft);

/** Which slides the window and the row show, at least in part. */
const slidesInWindow = (page: Page) =>
  track(page).evaluate((track) => {
    const row = track.getBoundingClientRect();
    const [left, right] = [Math.max(row.left, 0), Math.min(row.right, innerWidth)];
    return [...track.children].flatMap((slide, index) => {
      const box = slide.getBoundingClientRect();
      return box.right > left + 0.5 && box.left < right - 0.5 ? [index] : [];
    });
  });

async function scrollByKeyboard(page: Page) {
  await track(page).focus();
  for (let press = 0; press < 12 && (await remaining(page)) > 2; press++) {
    await page.keyboard.press("ArrowRight");
    await rest(page);
  }
  assert.ok((await remaining(page)) < 2, "the last slide is reached");
  await page.keyboard.press("ArrowLeft");
  await rest(page);
  assert.ok((await remaining(page)) > 20);
}

for (const { path, name, total, gap } of carousels) {
  test(`the ${name} have the same layout before and after their script`, async (t) => {
    const { hold, release } = holdFiles();
    const { page } = await visit(t, path, { viewport: phone, before: hold });
    const before = await boxesAt(page, widths);
    await page.setViewportSize(phone);
    await track(page).scrollIntoViewIfNeeded();
    release();
    await page.locator(".swiper-initialized").waitFor();
    assert.deepEqual(await boxesAt(page, widths), before);
    for (const [width, { slides }] of before) {
      assert.equal(slides.length, total);
      for (const [index, slide] of slides.entries()) {
        const last = slides[index - 1];
        const found = last ? slide.left - last.left - last.width : gap;
        assert.ok(Math.abs(found - gap) < 0.2, `the gap is ${found} px at ${width} px`);
      }
    }
  });

  test(`buttons and keys lead to the last of the ${name} and back, and buttons say where the ends are`, async (t) => {
    const { page, problems } = await visit(t, path, { viewport: phone });
    await start(page);
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await rest(page);
      if ((await remaining(page)) < 2) {
        assert.equal(await next(page).isVisible(), false, "there is no button where all slides are whole");
        continue;
      }
      assert.deepEqual([await isAtStart(page), await isAtEnd(page)], [true, false]);
      for (let step = 1; step < total && !(await isAtEnd(page)); step++) {
        await next(page).click();
        await rest(page);
      }
      assert.ok((await isAtEnd(page)) && (await remaining(page)) < 2);
      const last = await track(page).locator("> :last-child").boundingBox();
      assert.ok(last && last.x >= 0 && last.x + last.width <= viewport.width, "the last slide is whole");
      // Another click does nothing and keeps the focus.
      await next(page).click({ force: true });
      assert.ok(await next(page).evaluate((button) => button === document.activeElement));
      for (let step = 1; step < total && !(await isAtStart(page)); step++) {
        await previous(page).click();
        await rest(page);
      }
      assert.ok(await isAtStart(page));
    }
    await page.setViewportSize(phone);
    await scrollByKeyboard(page);
    assert.deepEqual(problems, []);
  });

  test(`without script the ${name} have labels with their places, no button, and can be scrolled by keyboard`, async (t) => {
    const { page } = await visit(t, path, { viewport: phone, javaScriptEnabled: false });
    const labels = await track(page)
      .locator("> *")
      .evaluateAll((slides) => slides.map((slide) => slide.ariaLabel));
    const places = Array.from({ length: total }, (_, index) => index + 1);
    assert.deepEqual(
      labels,
      places.map((n) => formatMessage(carousel.slide, { n, total })),
    );
    assert.equal(await previous(page).count(), 0);
    await scrollByKeyboard(page);
  });
}

if (testimonials.length > 0)
  test("testimonials show 1, 1.5, 2 and 2.5 slides, never narrower than 300 px", async (t) => {
    const { page } = await visit(t, "/", { javaScriptEnabled: false });
    for (const [width, perView] of [
      [375, 1],
      [768, 1],
      [769, 1.5],
      [1024, 1.5],
      [1025, 2],
      [1200, 2],
      [1201, 2.5],
      [1920, 2.5],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const { width: row, slides } = await boxes(page);
      const [slide] = slides;
      assert.ok(slide);
      // As in Swiper, n slides and their gaps fill the row.
      const exact = (row - 24 * (perView - 1)) / perView;
      assert.ok(Math.abs(slide.width - exact) < 1, `${slide.width} px instead of ${exact} at ${width} px`);
      assert.ok(slide.width >= 300, `${slide.width} px wide at ${width} px`);
    }
  });

if (testimonials.length > 1) {
  test("up to 768 px a testimonial stands alone: no other one reaches into the window", async (t) => {
    const { page } = await visit(t, "/", { viewport: phone, reducedMotion: "reduce" });
    await start(page);
    const last = testimonials.length - 1;
    for (const width of [320, 375, 600, 768]) {
      await page.setViewportSize({ width, height: 812 });
      for (let index = 0; index <= last; index++) {
        await rest(page);
        assert.deepEqual(await slidesInWindow(page), [index], `slide ${index + 1} at ${width} px`);
        if (index < last) await next(page).click();
      }
      for (let step = 0; step < last; step++) {
        await previous(page).click();
        await rest(page);
      }
    }
  });

  test("a testimonial that does not fit beside the others ends under the accent line", async (t) => {
    const { page } = await visit(t, "/", { javaScriptEnabled: false });
    for (const width of [769, 1024, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const line = await page.locator("main > div > span").boundingBox();
      const row = await track(page).boundingBox();
      assert.ok(line && row);
      const end = row.x + row.width;
      assert.ok(end > line.x && end < line.x + line.width, `${end} px at ${width} px`);
    }
  });

  test("portraits are there before their slides are", async (t) => {
    const { page } = await visit(t, "/", { viewport: phone });
    await start(page);
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>("[data-carousel-track] img")].every(
        (image) => image.complete && image.naturalWidth > 0,
      ),
    );
    assert.deepEqual(await slidesInWindow(page), [0]);
  });
}

test("a carousel that was scrolled before its script came stays where it is", async (t) => {
  const { hold, release } = holdFiles();
  const { page } = await visit(t, anyCarousel, { viewport: phone, before: hold });
  await track(page).scrollIntoViewIfNeeded();
  await track(page).evaluate((track) => track.scrollTo({ left: track.scrollWidth, behavior: "instant" }));
  release();
  await start(page);
  // Swiper measures the slides without gaps first. The browser snaps back in the next frame.
  await rest(page);
  assert.ok((await remaining(page)) < 2);
  assert.deepEqual([await isAtStart(page), await isAtEnd(page)], [false, true]);
});

test("after a phone is turned the slides are as wide as on a page that was opened so", async (t) => {
  const turned = { width: 812, height: 375 };
  const { page } = await visit(t, anyCarousel, { viewport: phone });
  await start(page);
  await next(page).click();
  await page.setViewportSize(turned);
  await rest(page);
  const { page: fresh } = await visit(t, anyCarousel, { viewport: turned });
  const widthsOn = async (page: Page) => (await boxes(page)).slides.map(({ width }) => width);
  assert.deepEqual(await widthsOn(page), await widthsOn(fresh));
});

test("with reduced motion a slide is there at once", async (t) => {
  const { page } = await visit(t, anyCarousel, { viewport: phone, reducedMotion: "reduce" });
  await start(page);
  const moved = await page.evaluate(() => {
    document.querySelector<HTMLElement>("[data-carousel-next]")?.click();
    return document.querySelector("[data-carousel-track]")?.scrollLeft ?? 0;
  });
  assert.ok(moved > 200);
});

test("Alt and an arrow key stay the browser's way back", async (t) => {
  const { page } = await visit(t, anyCarousel, { viewport: phone });
  await start(page);
  await next(page).focus();
  await page.evaluate(() =>
    addEventListener("keydown", ({ defaultPrevented }) => Object.assign(window, { defaultPrevented })),
  );
  await page.keyboard.press("ArrowRight");
  assert.equal(await page.evaluate("defaultPrevented"), true);
  await page.keyboard.press("Alt+ArrowLeft");
  assert.equal(await page.evaluate("defaultPrevented"), false);
});
