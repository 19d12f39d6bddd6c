import assert from "node:assert/strict";
import { test } from "node:test";
import { sites } from "#shared/pages.ts";
import { visit } from "./visit.ts";

const [{ layout, menu, paths }] = sites;

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
