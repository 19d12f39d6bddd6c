import assert from "node:assert/strict";
import { test } from "node:test";
import { contents } from "#shared/pages.ts";
import { defaultPaths } from "#test/support/every-path.ts";
import { scrollToEnd } from "#test/support/scroll-to-end.ts";
import { bot, botOn, hasTimetable, timetableOn } from "./parts.ts";
import { visit } from "./visit.ts";

const [{ paths }] = contents;
/** The size of a DIN A4 page in CSS pixels. */
const viewport = { width: 794, height: 1123 };

test("in print every slide and what is folded away is shown, and nothing that unfolds", async (t) => {
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
    const hidden = page.locator("details > :not(summary)").filter({ visible: false });
    const toggles = page.locator("summary").filter({ visible: true });
    assert.deepEqual([await hidden.count(), await toggles.count()], [0, 0], path);
  }
});

test("in print a demonstration leaves what it shows, without its controls", async (t) => {
  if (bot) {
    const { page } = await visit(t, paths.servicesPage);
    const { reach, questions, newest, field } = botOn(page);
    await reach();
    await questions.first().click();
    await page.emulateMedia({ media: "print" });
    assert.ok(await newest.isVisible());
    assert.equal(await field.isVisible(), false);
  }
  if (hasTimetable) {
    const { page } = await visit(t, paths.projectsPage);
    const { reach, picture, lesson } = timetableOn(page);
    await reach();
    await page.emulateMedia({ media: "print" });
    assert.ok(await picture.isVisible());
    assert.equal(await lesson.isVisible(), false);
  }
});
