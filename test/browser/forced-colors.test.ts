import assert from "node:assert/strict";
import { test } from "node:test";
import { sites } from "#shared/pages.ts";
import { visit } from "./visit.ts";

const [{ layout, menu }] = sites;

test("in forced colours, the claim's mark has no plate behind its words, and one menu entry is current", async (t) => {
  const [{ path } = assert.fail("no menu")] = menu;
  const { page } = await visit(t, path, { forcedColors: "active", colorScheme: "dark" });
  for (const mark of await page.locator("h1 mark").all())
    assert.equal(await mark.evaluate((mark) => getComputedStyle(mark).forcedColorAdjust), "none");
  const entries = page.getByRole("navigation", { name: layout.menu.navigation }).getByRole("link");
  const [current, ...others] = await entries.evaluateAll((entries) =>
    entries.map((entry) => {
      const { borderBottom, textDecorationLine } = getComputedStyle(entry);
      return borderBottom + textDecorationLine;
    }),
  );
  assert.ok(current && !others.includes(current), `${current}`);
});
