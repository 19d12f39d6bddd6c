import assert from "node:assert/strict";
import { test } from "node:test";
import { sites } from "#shared/pages.ts";
import { carouselOn } from "./support/page-objects.ts";
import { phone, visit } from "./support/visit.ts";

const [{ layout, menu, paths, servicesPage }] = sites;
const skip = servicesPage.highlights.items.length < 2 && "the carousel has one slide";

test("in forced colours, no backplate covers Home's highlight, and the current menu entry stands out", async (t) => {
  const [{ path } = assert.fail("no menu")] = menu;
  const { page } = await visit(t, paths.home, { forcedColors: "active", colorScheme: "dark" });
  const mark = page.locator("h1 mark");
  assert.equal(await mark.evaluate((mark) => getComputedStyle(mark).forcedColorAdjust), "none");
  await page.goto(path);
  const entries = page.getByRole("navigation", { name: layout.menu.navigation }).getByRole("link");
  const [current, ...others] = await entries.evaluateAll((entries) =>
    entries.map((entry) => {
      const { borderBottom, textDecorationLine } = getComputedStyle(entry);
      return borderBottom + textDecorationLine;
    }),
  );
  assert.ok(current && !others.includes(current), `${current}`);
});

test("in forced colours, an arrow of the carousel that leads nowhere looks disabled", { skip }, async (t) => {
  const options = { viewport: phone, forcedColors: "active", reducedMotion: "reduce" } as const;
  const { page } = await visit(t, paths.servicesPage, options);
  const { previous, next, reach } = carouselOn(page);
  await reach();
  const [disabled, enabled] = await Promise.all(
    [previous, next].map((button) => button.evaluate((button) => getComputedStyle(button).color)),
  );
  assert.notEqual(disabled, enabled);
});
