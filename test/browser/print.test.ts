import assert from "node:assert/strict";
import { test } from "node:test";
import { sites } from "#shared/pages.ts";
import { defaultPaths } from "#test/support/every-path.ts";
import { scrollToEnd } from "#test/support/scroll-to-end.ts";
import { field, visitForm } from "./contact-form.ts";
import { bot, botOn } from "./page-objects.ts";
import { desktop, phone, visit } from "./visit.ts";

const [{ paths }] = sites;

/** The size of a DIN A4 page in CSS pixels. */
const viewport = { width: 794, height: 1123 };

test("print shows every slide and everything that is collapsed", async (t) => {
  for (const path of defaultPaths) {
    const { page } = await visit(t, path, { viewport });
    await scrollToEnd(page);
    // Older browsers show closed details in print only if a script opens them.
    const opened = await page.locator("details[open]").count();
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    assert.equal(await page.locator("details:not([open])").count(), 0, path);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    assert.equal(await page.locator("details[open]").count(), opened, path);
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
    const rows = page.locator("[data-part=track]");
    for (const gap of await rows.evaluateAll((rows) => rows.map((row) => getComputedStyle(row).rowGap)))
      assert.ok(Number.parseFloat(gap) >= 16, `${gap} between the slides of ${path}`);
    const arrows = page.locator("[data-island=carousel] button");
    assert.equal(await arrows.filter({ visible: true }).count(), 0, `arrows of ${path}`);
    const hidden = page.locator("details > :not(summary)").filter({ visible: false });
    assert.equal(await hidden.count(), 0, path);
  }
});

test("a page printed from a phone has as many sheets as from a large window, and a heading on its first", async (t) => {
  for (const path of defaultPaths) {
    const sheets = [phone, desktop].map(async (viewport) => {
      const { page } = await visit(t, path, { viewport, reducedMotion: "reduce" });
      await scrollToEnd(page);
      // Letter is shorter than A4.
      const pdf = (await page.pdf({ format: "Letter", outline: true, tagged: true })).toString("latin1");
      // The number of pages and the id of the first one, to which a heading's entry in the outline leads.
      const [, count, first] = /\/Count (\d+)\s+\/Kids \[(\d+) /.exec(pdf) ?? [];
      assert.ok(pdf.includes(`/Dest [${first} `), path);
      return count ?? assert.fail(path);
    });
    const [narrow, wide] = await Promise.all(sheets);
    assert.equal(narrow, wide, path);
  }
});

test("a conversation prints whole", { skip: !bot }, async (t) => {
  const { page } = await visit(t, paths.servicesPage);
  const { reach, questions, log } = botOn(page);
  await reach();
  for (const question of questions) await question.click();
  await page.emulateMedia({ media: "print" });
  const [height, shown] = await log.evaluate((log) => [log.scrollHeight, log.clientHeight]);
  assert.equal(height, shown);
});

test("in print, a long message is below the other fields, and covers neither them nor what follows", async (t) => {
  const { page } = await visitForm(t, { viewport });
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
