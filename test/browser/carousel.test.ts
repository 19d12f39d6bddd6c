import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { carousel } from "#shared/content/carousel.ts";
import { highlights } from "#shared/content/services.ts";
import { testimonials } from "#shared/content/testimonials.ts";
import { formatMessage } from "#shared/format-message.ts";
import { desktop, lateScripts, phone, visit } from "./visit.ts";

const rows = [
  { path: "/", name: "testimonials", total: testimonials.length, gap: 24 },
  { path: "/services", name: "highlights", total: highlights.length, gap: 30 },
];

const track = (page: Page) => page.locator("[data-carousel-track]");
const previous = (page: Page) => page.getByRole("button", { name: carousel.previous, exact: true });
const next = (page: Page) => page.getByRole("button", { name: carousel.next, exact: true });

async function come(page: Page) {
  await track(page).scrollIntoViewIfNeeded();
  await page.locator("[data-carousel-controls]:not([hidden])").waitFor();
}

/** Left and right edges of the slides, and the width of the row. */
const boxes = (page: Page) =>
  track(page).evaluate((row) => {
    const { paddingLeft, paddingRight } = getComputedStyle(row);
    const box = row.getBoundingClientRect();
    // Without the room before the first slide and after the last one.
    const left = box.left + Number.parseFloat(paddingLeft);
    return {
      width: box.right - Number.parseFloat(paddingRight) - left,
      slides: [...row.children].map((slide) => {
        const box = slide.getBoundingClientRect();
        return { left: Math.round((box.left - left) * 10) / 10, width: Math.round(box.width * 10) / 10 };
      }),
    };
  });

const widths = [320, phone.width, 768, 1024, 1200, desktop.width, 1440, 1920];

async function boxesAt(page: Page, widths: readonly number[]) {
  const found = new Map<number, Awaited<ReturnType<typeof boxes>>>();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    found.set(width, await boxes(page));
  }
  return found;
}

/** Waits until the row has come to rest, be it that it never moved. Asked from here: the page may have no script. */
async function atRest(page: Page) {
  let last = Number.NaN;
  for (let same = 0; same < 8; ) {
    const left = await track(page).evaluate((row) => row.scrollLeft);
    same = left === last ? same + 1 : 0;
    last = left;
    await page.waitForTimeout(40);
  }
}

/** How far the row is from the end of its way, in pixels. */
const remaining = (page: Page) =>
  track(page).evaluate((row) => row.scrollWidth - row.clientWidth - row.scrollLeft);
const settled = (page: Page, where: "start" | "end") =>
  page.waitForFunction((end) => {
    const row = document.querySelector("[data-carousel-track]");
    if (!row) return false;
    return end ? row.scrollWidth - row.clientWidth - row.scrollLeft < 2 : row.scrollLeft < 2;
  }, where === "end");

for (const { path, name, total, gap } of rows) {
  for (const viewport of [phone, desktop]) {
    test(`the ${name} lie the same before and after their script, which starts at ${viewport.width} px`, async (t) => {
      const arrival = Promise.withResolvers<void>();
      const { page } = await visit(t, path, {
        viewport,
        before: (page) =>
          page.route(/\/assets\/(?!entry)[^/]+\.js$/, async (route) => {
            await arrival.promise;
            await route.continue();
          }),
      });
      const before = await boxesAt(page, widths);
      await page.setViewportSize(viewport);
      await track(page).scrollIntoViewIfNeeded();
      arrival.resolve();
      await page.locator(".swiper-initialized").waitFor();
      assert.deepEqual(await boxes(page), before.get(viewport.width));
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
  }

  test(`the buttons lead to the last of the ${name} and back, and say where the ends are`, async (t) => {
    for (const viewport of [phone, desktop]) {
      const { page, problems } = await visit(t, path, { viewport });
      await come(page);
      assert.equal(await previous(page).getAttribute("aria-disabled"), "true");
      assert.equal(await next(page).getAttribute("aria-disabled"), "false");
      for (let step = 1; step < total && (await remaining(page)) > 2; step++) {
        await next(page).click();
        await atRest(page);
      }
      await settled(page, "end");
      await page.locator('[data-carousel-next][aria-disabled="true"]').waitFor();
      // Pressing on does nothing, and does not lose the focus.
      await next(page).click({ force: true });
      assert.ok(await next(page).evaluate((button) => button === document.activeElement));
      const last = await track(page).locator("> :last-child").boundingBox();
      assert.ok(last && last.x >= 0 && last.x + last.width <= viewport.width, "the last slide is whole");
      for (let step = 1; step < total && (await previous(page).isEnabled()); step++) {
        await previous(page).click();
        await atRest(page);
      }
      await settled(page, "start");
      assert.equal(await previous(page).getAttribute("aria-disabled"), "true");
      assert.deepEqual(problems, []);
    }
  });

  test(`the ${name} can be reached and leafed through by keyboard, with their script and without`, async (t) => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await visit(t, path, { viewport: phone, javaScriptEnabled });
      if (javaScriptEnabled) await come(page);
      await track(page).focus();
      for (let press = 0; press < 12 && (await remaining(page)) > 2; press++) {
        await page.keyboard.press("ArrowRight");
        await atRest(page);
      }
      assert.ok((await remaining(page)) < 2, `the last slide is reached, script: ${javaScriptEnabled}`);
      await page.keyboard.press("ArrowLeft");
      await atRest(page);
      assert.ok((await remaining(page)) > 20);
    }
  });

  test(`each of the ${name} is labelled with its place, before any script`, async (t) => {
    const { page } = await visit(t, path, { javaScriptEnabled: false });
    const labels = await track(page)
      .locator("> *")
      .evaluateAll((slides) => slides.map((slide) => slide.getAttribute("aria-label")));
    assert.deepEqual(
      labels,
      Array.from({ length: total }, (_, index) => formatMessage(carousel.slide, { n: index + 1, total })),
    );
    assert.equal(await previous(page).count(), 0, "buttons that could do nothing are not offered");
  });
}

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
    // As Swiper counts: n slides and the gaps between them fill the row.
    const exact = (row - 24 * (perView - 1)) / perView;
    assert.ok(Math.abs(slide.width - exact) < 1, `${slide.width} px instead of ${exact} at ${width} px`);
    assert.ok(slide.width >= 300, `${slide.width} px wide at ${width} px`);
  }
});

test("a row that was scrolled before its script came stays where it is", async (t) => {
  const { page } = await visit(t, "/", { viewport: phone, before: lateScripts(1500) });
  await track(page).scrollIntoViewIfNeeded();
  await track(page).evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: "instant" }));
  await page.locator("[data-carousel-controls]:not([hidden])").waitFor();
  assert.ok((await remaining(page)) < 2);
  assert.equal(await next(page).getAttribute("aria-disabled"), "true");
  assert.equal(await previous(page).getAttribute("aria-disabled"), "false");
});

test("after turning the phone the row and its ends are right", async (t) => {
  const { page } = await visit(t, "/", { viewport: phone });
  await come(page);
  await next(page).click();
  await atRest(page);
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.waitForTimeout(500);
  const resized = await boxes(page);
  const { page: fresh } = await visit(t, "/", { viewport: { width: 1440, height: 700 } });
  assert.deepEqual(
    resized.slides.map(({ width }) => width),
    (await boxes(fresh)).slides.map(({ width }) => width),
  );
});

test("with reduced motion a slide is there at once", async (t) => {
  const { page } = await visit(t, "/", { viewport: phone, reducedMotion: "reduce" });
  await come(page);
  const moved = await page.evaluate(() => {
    document.querySelector<HTMLElement>("[data-carousel-next]")?.click();
    return document.querySelector("[data-carousel-track]")?.scrollLeft ?? 0;
  });
  assert.ok(moved > 200);
});

test("Alt and an arrow key stay the browser's", async (t) => {
  const { page } = await visit(t, "/", { viewport: phone });
  await come(page);
  await next(page).focus();
  const prevented = await page.evaluate(() => {
    const event = new KeyboardEvent("keydown", {
      key: "ArrowLeft",
      altKey: true,
      bubbles: true,
      cancelable: true,
    });
    document.activeElement?.dispatchEvent(event);
    return event.defaultPrevented;
  });
  assert.equal(prevented, false);
});
