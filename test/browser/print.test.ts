import assert from "node:assert/strict";
import { test } from "node:test";
import { field, visitForm } from "./support/contact-form.ts";

test("in print, a long message is below the other fields, and covers neither them nor what follows", async (t) => {
  const { page } = await visitForm(t, { viewport: { width: 794, height: 1123 } });
  await field(page, "message").fill("A long message.\n".repeat(300));
  await page.emulateMedia({ media: "print" });
  const fields = page.locator("form :is(input, select, textarea)");
  const parts = fields.or(page.locator("form").locator("xpath=ancestor::section/following-sibling::*[1]"));
  const boxes = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON()));
  const overlaps = boxes.filter((box, index) =>
    boxes
      .slice(index + 1)
      .some(({ left, right, top }) => top < box.bottom && left < box.right && right > box.left),
  );
  assert.deepEqual(overlaps, []);
});
