import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "./axe.ts";
import { states } from "./states.ts";
import { visit } from "./visit.ts";

for (const { name, path, part, enter, only = () => true, options = {} } of states) {
  test(`${name}: axe finds nothing and nothing is wider than the window`, async (t) => {
    for (const colorScheme of ["light", "dark"] as const) {
      for (const width of [320, 768, 1280].filter(only)) {
        const viewport = { width, height: 900 };
        const { page } = await visit(t, path, { ...options, colorScheme, reducedMotion: "reduce", viewport });
        await enter(page);
        assert.deepEqual(await violations(page, part), [], `${width} px, ${colorScheme}`);
        assert.ok(
          await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
          `wider than ${width} px`,
        );
      }
    }
  });
}
