import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { sites } from "#shared/pages.ts";
import { boxesOf, distance, scrollStoryOn, story } from "./page-objects.ts";
import { phone, visit } from "./visit.ts";

const [{ paths }] = sites;

const sizes = (heights: Record<number, number>) =>
  Object.entries(heights).map(([width, height]) => [Number(width), height] as const);

async function assertFlight(page: Page, where: string) {
  const { goTo, marks, words, sentence } = scrollStoryOn(page);
  await goTo(34);
  const start = distance(await boxesOf(words), await boxesOf(marks));
  await goTo(95);
  const landed = await boxesOf(words);
  await sentence.evaluate((sentence) => {
    for (const animation of sentence.getAnimations({ subtree: true })) animation.cancel();
  });
  const end = distance(landed, await boxesOf(words));
  assert.ok(start < 1 && end < 1, `${where}: ${start} px off at the start, ${end} px at the end`);
}

/** Email, sentence and what closing are below each other, and no extra space is reserved for them. */
async function assertStills(page: Page, where: string) {
  const { mail, sentence, closing, staged, root } = scrollStoryOn(page);
  await staged.waitFor({ state: "detached" });
  const [first, second, third] = await Promise.all(
    [mail, sentence, closing].map((still) => still.boundingBox()),
  );
  assert.ok(first && second && third && first.y + first.height <= second.y, where);
  assert.ok(second.y + second.height <= third.y, where);
  assert.equal((await root.boundingBox())?.height, (await root.locator("> *").boundingBox())?.height, where);
  for (const still of [sentence, closing])
    assert.equal(await still.evaluate((still) => getComputedStyle(still).opacity), "1", where);
}

if (story) {
  test("no word of the sentence breaks on a phone, in any language", async (t) => {
    for (const { paths } of sites) {
      const { page } = await visit(t, paths.home, { viewport: phone });
      const { staged, words } = scrollStoryOn(page);
      await staged.waitFor();
      const broken = await words.evaluateAll((words) =>
        words.filter((word) => word.scrollHeight > 2 * Number.parseFloat(getComputedStyle(word).fontSize)),
      );
      assert.equal(broken.length, 0, paths.home);
    }
  });

  test("every word flies from its place in the email to its place in the sentence, or both stay still", async (t) => {
    const { page } = await visit(t, paths.home);
    for (const [width, height] of sizes({ 390: 700, 768: 1024, 1024: 768, 1280: 720, 1920: 1080 })) {
      await page.setViewportSize({ width, height });
      await page.reload();
      await assertFlight(page, `at ${width} px`);
      const { y = 0, height: below = 0 } = (await scrollStoryOn(page).closing.boundingBox()) ?? {};
      assert.ok(y + below <= height, `the stage fits at ${width} px`);
    }
    await scrollStoryOn(page).goTo(45);
    await page.setViewportSize({ width: 1100, height: 800 });
    await assertFlight(page, "after a resize in the middle");
    for (const [width, height] of sizes({ 320: 640, 740: 360 })) {
      await page.setViewportSize({ width, height });
      await assertStills(page, `at ${width} px`);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await assertFlight(page, "with room again");
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await page.emulateMedia({ media: "print" });
    await assertStills(page, "in print");
    await page.emulateMedia({ media: "screen" });
    await scrollStoryOn(page).staged.waitFor();
    await scrollStoryOn(page).mail.evaluate((mail) => mail.append(" word".repeat(900)));
    await page.setViewportSize({ width: 1280, height: 900 });
    await assertStills(page, "with a mail that does not fit");
    for (const options of [{ reducedMotion: "reduce" }, { javaScriptEnabled: false }] as const)
      await assertStills((await visit(t, paths.home, options)).page, JSON.stringify(options));
  });

  test("the services' anchor leads to the services, below the stage", async (t) => {
    const { page } = await visit(t, `${paths.home}#services`);
    await scrollStoryOn(page).staged.waitFor({ state: "attached" });
    const [top, padding] = await page.locator("#services").evaluate((target) => {
      const { scrollPaddingTop } = getComputedStyle(document.documentElement);
      return [target.getBoundingClientRect().top, Number.parseFloat(scrollPaddingTop)] as const;
    });
    assert.ok(Math.abs(top - padding) < 5, `${top} px`);
  });
}
