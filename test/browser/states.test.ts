import assert from "node:assert/strict";
import { test } from "node:test";
import { everyRule, violations } from "./support/axe.ts";
import { lostTexts, spaceTexts } from "./support/lost-text.ts";
import { states } from "./support/states.ts";
import { desktop, phone, redrawn, visit } from "./support/visit.ts";

for (const { path, part, enter, only = () => true, options = {} } of states)
  test(`axe finds nothing, nothing is wider than a phone, and spaced text is not lost: ${Object.keys(enter)}`, async (t) => {
    const { page } = await visit(t, path, { reducedMotion: "reduce", ...options, viewport: phone });
    for (const [state, reach] of Object.entries(enter)) {
      await reach(page);
      assert.deepEqual(await violations(page, everyRule, part), [], state);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), phone.width, state);
      // The stage of the story has a fixed place for every word.
      if (part === "[data-island=scroll-story]") continue;
      await spaceTexts(page, true);
      for (const viewport of [desktop, phone].filter(({ width }) => only(width))) {
        await page.setViewportSize(viewport);
        await redrawn(page);
        assert.deepEqual(await lostTexts(page), [], `${state}, at ${viewport.width} px`);
      }
      await spaceTexts(page, false);
    }
  });
