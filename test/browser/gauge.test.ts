import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { lateScripts, phone, visit } from "./visit.ts";

const meter = (page: Page) => page.getByRole("meter");

/** Of a hundred, how much of the arc is drawn now. */
const drawn = (page: Page) =>
  page
    .locator("[data-gauge-arc]")
    .evaluate((arc) => Number.parseFloat(getComputedStyle(arc).strokeDasharray));
const animations = (page: Page) =>
  page.locator("[data-gauge-arc]").evaluate((arc) => arc.getAnimations().map(({ playState }) => playState));

/** A window in which the gauge is near, so that its script comes, and yet unseen. */
const low = { width: 375, height: 300 };

async function comeNear(page: Page) {
  await meter(page).evaluate((gauge) => {
    scrollTo({ top: gauge.getBoundingClientRect().top + scrollY - innerHeight - 100, behavior: "instant" });
  });
}

test("the gauge is a meter of 75 on a scale from 0 to 100, drawn in the HTML", async (t) => {
  const { page } = await visit(t, "/about", { javaScriptEnabled: false });
  const gauge = meter(page);
  assert.equal(await gauge.getAttribute("aria-valuenow"), "75");
  assert.equal(await gauge.getAttribute("aria-valuemin"), "0");
  assert.equal(await gauge.getAttribute("aria-valuemax"), "100");
  assert.equal(await gauge.getAttribute("aria-label"), "Business Growth");
  assert.match((await gauge.textContent()) ?? "", /75/);
  assert.equal(await page.locator("[data-gauge-arc]").getAttribute("stroke-dasharray"), "75 100");
});

test("the arc waits empty until it is seen, and then draws itself to 75 once", async (t) => {
  const { page, problems } = await visit(t, "/about", { viewport: low });
  await comeNear(page);
  await page.waitForFunction(() => document.querySelector("[data-gauge-arc]")?.getAnimations().length === 1);
  assert.equal(await drawn(page), 0);
  await meter(page).scrollIntoViewIfNeeded();
  await page.waitForFunction(() => document.querySelector("[data-gauge-arc]")?.getAnimations().length === 0);
  assert.equal(await drawn(page), 75);
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(200);
  await meter(page).scrollIntoViewIfNeeded();
  await page.waitForTimeout(200);
  assert.deepEqual(await animations(page), []);
  assert.deepEqual(problems, []);
});

test("an arc that is in sight when the script comes stays as it is", async (t) => {
  const { page } = await visit(t, "/about", {
    viewport: phone,
    before: lateScripts(800, "**/gauge-*.js"),
  });
  const script = page.waitForResponse("**/gauge-*.js");
  await meter(page).evaluate((gauge) => gauge.scrollIntoView({ block: "center", behavior: "instant" }));
  await script;
  for (let frame = 0; frame < 10; frame++) {
    await page.waitForTimeout(30);
    assert.equal(await drawn(page), 75);
  }
});

test("with reduced motion the arc does not move", async (t) => {
  const { page } = await visit(t, "/about", { viewport: low, reducedMotion: "reduce" });
  const script = page.waitForResponse("**/gauge-*.js");
  await comeNear(page);
  await script;
  await page.waitForTimeout(300);
  assert.equal(await drawn(page), 75);
  assert.deepEqual(await animations(page), []);
});

test("on paper the arc is drawn, seen or not", async (t) => {
  const { page } = await visit(t, "/about", { viewport: low });
  await comeNear(page);
  await page.waitForFunction(() => document.querySelector("[data-gauge-arc]")?.getAnimations().length === 1);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  assert.equal(await drawn(page), 75);
});
