import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { contents } from "#shared/pages.ts";
import { visit } from "./visit.ts";

const [{ about, growth, paths }] = contents;
const { value, min, max } = growth;
const share = ((value - min) / (max - min)) * 100;

const meter = (page: Page) => page.getByRole("meter", { name: about.gauge.label });

/** The drawn part of the arc, from 0 to 100. */
const drawn = (page: Page) =>
  meter(page)
    .locator("mask circle")
    .evaluate((arc) => Number.parseFloat(getComputedStyle(arc).strokeDasharray));

test("the gauge is a meter with value, bounds and name, drawn without script", async (t) => {
  const { page } = await visit(t, paths.about, { javaScriptEnabled: false, reducedMotion: "reduce" });
  const said = await meter(page).evaluate((gauge) =>
    ["aria-valuenow", "aria-valuemin", "aria-valuemax"].map((name) => gauge.getAttribute(name)),
  );
  assert.deepEqual(said, [value, min, max].map(String));
  assert.ok((await meter(page).textContent())?.includes(String(value)));
  assert.equal(await drawn(page), share);
});

test("the arc grows while the gauge comes into sight, and is whole on paper", async (t) => {
  const { page } = await visit(t, paths.about);
  assert.equal(await drawn(page), 0);
  await page.emulateMedia({ media: "print" });
  assert.equal(await drawn(page), share);
  await page.emulateMedia({ media: "screen" });
  await meter(page).evaluate((gauge) => gauge.scrollIntoView({ block: "center", behavior: "instant" }));
  while ((await drawn(page)) !== share);
});
