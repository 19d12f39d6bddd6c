import assert from "node:assert/strict";
import { test } from "node:test";
import { defaultPaths } from "#test/support/every-path.ts";
import { scrollToEnd } from "#test/support/scroll-to-end.ts";
import { field, visitForm } from "./contact-form.ts";
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
    const boxes = await page
      .locator("[data-island=carousel] [role=group] > *")
      .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().toJSON() as DOMRect));
    for (const [index, { bottom }] of boxes.slice(0, -1).entries())
      assert.ok((boxes[index + 1]?.top ?? 0) >= bottom + 16, `the slides of ${path} stick together`);
    const hidden = page.locator("details > :not(summary)").filter({ visible: false });
    assert.equal(await hidden.count(), 0, path);
  }
});

test("in print a long message stands below the other fields, where it covers none, and there is no button", async (t) => {
  const { page } = await visitForm(t, { viewport });
  await field(page, "message").fill("A long message.\n".repeat(300));
  await page.emulateMedia({ media: "print" });
  const fields = page.locator("form :is(input, select, textarea)");
  const places = await fields.evaluateAll((all) => all.map((field) => field.getBoundingClientRect().top));
  assert.deepEqual(
    places,
    places.toSorted((one, other) => one - other),
  );
  assert.equal(await page.locator("form button").isVisible(), false);
});

test("the first sheet of every page has its first heading, on A4 and on Letter", async (t) => {
  for (const path of defaultPaths) {
    const { page } = await visit(t, path);
    for (const format of ["A4", "Letter"]) {
      const pdf = (await page.pdf({ format, outline: true, tagged: true })).toString("latin1");
      // The ids of the first page and of the page to which the first heading's entry leads.
      const [, first] = /\/Kids \[(\d+) /.exec(pdf) ?? [];
      const [, heading] = /\/Dest \[(\d+) /.exec(pdf) ?? [];
      assert.ok(first && first === heading, `${path} on ${format}`);
    }
  }
});
