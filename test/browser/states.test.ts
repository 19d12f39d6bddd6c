import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "./axe.ts";
import { states } from "./states.ts";
import { visit } from "./visit.ts";

for (const { name, path, part, enter, only = () => true, options = {} } of states) {
  test(`${name}: axe finds nothing and nothing is wider than the window`, async (t) => {
    const widths = [320, 768, 1440].filter(only);
    const viewport = { width: widths[0] ?? 320, height: 900 };
    const { page } = await visit(t, path, { ...options, reducedMotion: "reduce", viewport });
    await enter(page);
    assert.deepEqual(await violations(page, widths, part), []);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const actual = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(actual <= width, `${actual} px wide in a window of ${width} px`);
    }
  });
}
