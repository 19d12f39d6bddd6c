import assert from "node:assert/strict";
import { desktop, phone, type VisitChecks } from "./visit.ts";

/** The size of a DIN A4 page in CSS pixels. */
const sheet = { width: 794, height: 1123 };

export const print: VisitChecks = {
  "prints every slide and everything that is collapsed": async ({ page }) => {
    await page.setViewportSize(sheet);
    // Older browsers show closed details in print only if a script opens them.
    const opened = await page.locator("details[open]").count();
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    assert.equal(await page.locator("details:not([open])").count(), 0);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    assert.equal(await page.locator("details[open]").count(), opened);
    await page.emulateMedia({ media: "print" });
    const carousel = page.locator("[data-island=carousel]");
    const cut = await carousel
      .locator("[role=group] > *")
      .evaluateAll(
        (slides, width) =>
          slides
            .filter((slide) => slide.getBoundingClientRect().right > width)
            .map(({ ariaLabel }) => ariaLabel),
        sheet.width,
      );
    assert.deepEqual(cut, []);
    const rows = page.locator("[data-part=track]");
    for (const gap of await rows.evaluateAll((rows) => rows.map((row) => getComputedStyle(row).rowGap)))
      assert.ok(Number.parseFloat(gap) >= 16, `${gap} between the slides`);
    assert.equal(await carousel.locator("button").filter({ visible: true }).count(), 0, "arrows");
    const hidden = page.locator("details > :not(summary)").filter({ visible: false });
    assert.equal(await hidden.count(), 0);
    await page.emulateMedia({ media: null });
  },
  "has as many sheets printed from a phone as from a large window, and a heading on its first": async ({
    page,
  }) => {
    const sheets: (string | undefined)[] = [];
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      // Letter is shorter than A4.
      const pdf = (await page.pdf({ format: "Letter", outline: true, tagged: true })).toString("latin1");
      // The number of pages and the id of the first one, to which a heading's entry in the outline leads.
      const [, count, first] = /\/Count (\d+)\s+\/Kids \[(\d+) /.exec(pdf) ?? [];
      assert.ok(pdf.includes(`/Dest [${first} `));
      sheets.push(count);
    }
    assert.ok(sheets[0]);
    assert.equal(sheets[0], sheets[1]);
  },
};
