import assert from "node:assert/strict";
import { test } from "node:test";
import { sites } from "#shared/pages.ts";
import { scrollStage, visit } from "./support/visit.ts";

const [{ paths }] = sites;

test("both sign while the visitor scrolls; with reduced motion, the page is signed", async (t) => {
  const { page } = await visit(t, paths.about);
  const signatures = page.locator("main article svg:has(use)");
  const unsigned = () =>
    signatures.evaluateAll((all) =>
      all.filter((each) => /inset\(.* [1-9]/.test(getComputedStyle(each).clipPath)),
    );
  for (const [percent, count] of Object.entries({ 0: 2, 50: 1, 99: 0 })) {
    await scrollStage(page.locator("main section div").first(), Number(percent));
    assert.equal((await unsigned()).length, count, `${percent}%`);
  }
  await page.emulateMedia({ reducedMotion: "reduce" });
  assert.deepEqual(await unsigned(), []);
});
