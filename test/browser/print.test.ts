import assert from "node:assert/strict";
import { test } from "node:test";
import { defaultPaths } from "#test/support/every-path.ts";
import { scrollToEnd } from "#test/support/scroll-to-end.ts";
import { visit } from "./visit.ts";

/** The size of a DIN A4 page in CSS pixels. */
const viewport = { width: 794, height: 1123 };

test("in print every slide and what is folded away is shown", async (t) => {
  for (const path of defaultPaths) {
    const { page } = await visit(t, path, { viewport });
    await scrollToEnd(page);
    await page.emulateMedia({ media: "print" });
    const cut = await page
      .locator("[data-island=carousel] [role=group] > *")
      .evaluateAll(
        (slides, width) =>
          slides
            .filter((slide) => slide.getBoundingClientRect().right > width)
            .map(({ ariaLabel }) => ariaLabel),
        viewport.width,
      );
    assert.deepEqual(cut, [], path);
    const rows = page.locator("[data-track]");
    for (const gap of await rows.evaluateAll((rows) => rows.map((row) => getComputedStyle(row).rowGap)))
      assert.ok(Number.parseFloat(gap) >= 16, `${gap} between the slides of ${path}`);
    const hidden = page.locator("details > :not(summary)").filter({ visible: false });
    assert.equal(await hidden.count(), 0, path);
  }
});
