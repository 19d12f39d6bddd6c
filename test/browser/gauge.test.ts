import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { contents } from "#shared/pages.ts";
import { visit } from "./visit.ts";

const [{ about, growth, paths }] = contents;
const { value, min, max } = growth;

const meter = (page: Page) => page.getByRole("meter");

/** The drawn part of the arc, from 0 to 100. */
const drawn = (page: Page) =>
  meter(page)
    .locator("mask circle")
    .evaluate((arc) => Number.parseFloat(getComputedStyle(arc).strokeDasharray));

/** Scrolls until this share of the gauge is in the window. */
const bringUp = (page: Page, share: number) =>
  meter(page).evaluate((gauge, share) => {
    const { top, height } = gauge.getBoundingClientRect();
    scrollBy({ top: top + height * share - innerHeight, behavior: "instant" });
  }, share);

async function waitUntilDrawn(page: Page, isDrawn: (share: number) => boolean) {
  while (!isDrawn(await drawn(page)));
}

test("the gauge is a meter with value, bounds and name, drawn without script and before it is seen", async (t) => {
  const { page } = await visit(t, paths.about, { javaScriptEnabled: false, reducedMotion: "reduce" });
  const { label } = about.gauge;
  const said = await meter(page).evaluate((gauge) =>
    ["aria-label", "aria-valuenow", "aria-valuemin", "aria-valuemax"].map((name) => gauge.getAttribute(name)),
  );
  assert.deepEqual(said, [label, String(value), String(min), String(max)]);
  assert.ok((await meter(page).textContent())?.includes(String(value)));
  assert.equal(await drawn(page), value);
});

test("the arc grows while the gauge comes into sight, and is complete once all of it is seen", async (t) => {
  const { page, problems } = await visit(t, paths.about);
  assert.equal(await drawn(page), 0);
  await page.emulateMedia({ media: "print" });
  assert.equal(await drawn(page), value, "on paper the arc is drawn, seen or not");
  await page.emulateMedia({ media: "screen" });
  await bringUp(page, 0.7);
  await waitUntilDrawn(page, (share) => share > 0 && share < value);
  await bringUp(page, 1.2);
  await waitUntilDrawn(page, (share) => share === value);
  assert.deepEqual(problems, []);
});
