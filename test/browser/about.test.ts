import assert from "node:assert/strict";
import { test } from "node:test";
import { sites } from "#shared/pages.ts";
import { withSpacedText } from "./support/check-state.ts";
import { inViewports, nextFrames, visit } from "./support/visit.ts";

const [{ paths }] = sites;

test("both sign while the visitor scrolls; with reduced motion, the page is signed", async (t) => {
  const { page } = await visit(t, paths.about);
  const signatures = page.locator("main article svg:has(use)");
  const unsigned = () =>
    signatures.evaluateAll((all) =>
      all.filter((each) => /inset\(.* [1-9]/.test(getComputedStyle(each).clipPath)),
    );
  for (const [percent, count] of Object.entries({ 0: 2, 19: 1, 40: 0 })) {
    await page.evaluate((percent) => scrollTo(0, (innerHeight * percent) / 100), Number(percent));
    await nextFrames(page);
    assert.equal((await unsigned()).length, count, `${percent}%`);
  }
  await page.emulateMedia({ reducedMotion: "reduce" });
  assert.deepEqual(await unsigned(), []);
});

test("in every language, also with spaced text, the sentence on the signed page stays within its brackets", async (t) => {
  for (const { paths, story } of sites) {
    const { page } = await visit(t, paths.about);
    const sentence = page.locator("main article p", { hasText: story.sentence });
    const check = async (size: string) => {
      const [inner, outer] = [await sentence.boundingBox(), await sentence.locator("..").boundingBox()];
      if (!inner || !outer) assert.fail("no sentence");
      const fits = inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height;
      assert.ok(fits, `${paths.about}, ${size}: shorten \`sentence\`, or its letters in SignedPage.tsx`);
    };
    await inViewports(page, "360x640 390x844 820x1180 1024x768 1440x900", async (size) => {
      await check(size);
      await withSpacedText(page, () => check(`${size}, spaced`));
    });
  }
});
