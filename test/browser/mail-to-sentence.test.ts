import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "playwright";
import { contents } from "#shared/pages.ts";
import { mailOn, story } from "./parts.ts";
import { visit } from "./visit.ts";

const [{ paths }] = contents;

interface Box {
  left: number;
  top: number;
  width: number;
}

/** The left edge, the middle and the width of each element. */
const boxesOf = (all: Locator): Promise<Box[]> =>
  all.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { left, top: top + height / 2, width };
    }),
  );

function assertSame(found: readonly Box[], wanted: readonly Box[], where: string) {
  assert.equal(found.length, wanted.length, where);
  for (const [index, box] of found.entries())
    for (const side of ["left", "top", "width"] as const) {
      const distance = Math.abs(box[side] - (wanted[index]?.[side] ?? Number.NaN));
      assert.ok(distance < 1, `${where}: word ${index} is ${distance} px off (${side})`);
    }
}

async function assertFlight(page: Page, where: string) {
  const { staged, goTo, marks, words, sentence } = mailOn(page);
  await staged.waitFor();
  await goTo(34);
  assertSame(await boxesOf(words), await boxesOf(marks), `start, ${where}`);
  await goTo(95);
  const landed = await boxesOf(words);
  await sentence.evaluate((sentence) => {
    for (const animation of sentence.getAnimations({ subtree: true })) animation.cancel();
  });
  assertSame(landed, await boxesOf(words), `end, ${where}`);
}

/** The mail and its sentence stand one below the other, and what follows stands below. */
async function assertStills(page: Page) {
  const { mail, sentence, follows, staged } = mailOn(page);
  await staged.waitFor({ state: "detached" });
  const places = await Promise.all([mail, sentence, follows].map((part) => part.boundingBox()));
  let end = Number.NEGATIVE_INFINITY;
  for (const place of places) {
    assert.ok(place && place.y >= end, JSON.stringify(places));
    end = place.y + place.height;
  }
  for (const part of [mail, sentence, follows])
    assert.equal(await part.evaluate((part) => getComputedStyle(part).opacity), "1");
}

if (story) {
  test("every word of the sentence flies from its place in the mail to its place in the sentence", async (t) => {
    const { page } = await visit(t, paths.home);
    for (const [width, height] of [
      [390, 700],
      [768, 1024],
      [1024, 768],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.reload();
      await assertFlight(page, `at ${width} px`);
    }
    await mailOn(page).goTo(45);
    await page.setViewportSize({ width: 1100, height: 800 });
    await assertFlight(page, "after a resize in the middle");
  });

  test("without motion, without script and in print, mail and sentence stand one below the other", async (t) => {
    for (const options of [{ reducedMotion: "reduce" }, { javaScriptEnabled: false }] as const) {
      const { page } = await visit(t, paths.home, options);
      await page.waitForLoadState("networkidle");
      await assertStills(page);
    }
    const { page } = await visit(t, paths.home);
    await mailOn(page).staged.waitFor();
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await assertStills(page);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await mailOn(page).staged.waitFor();
    await page.emulateMedia({ media: "print" });
    await assertStills(page);
  });

  test("the stage fits its window, or there is none and no room is kept for it", async (t) => {
    const { page } = await visit(t, paths.home);
    const { root, staged, follows } = mailOn(page);
    for (const [width, height] of [
      [1280, 720],
      [375, 667],
      [352, 576],
      [320, 640],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.reload({ waitUntil: "networkidle" });
      if ((await staged.count()) === 0) {
        await assertStills(page);
        const isFilled = await root.evaluate(
          (root) => root.firstElementChild?.clientHeight === root.clientHeight,
        );
        assert.ok(isFilled, `${width} x ${height}`);
        continue;
      }
      await mailOn(page).goTo(95);
      const { y = 0, height: needed = 0 } = (await follows.boundingBox()) ?? {};
      assert.ok(y + needed <= height, `${width} x ${height}`);
    }
  });

  test("the services' anchor lands on the services, below the stage", async (t) => {
    const { page } = await visit(t, `${paths.home}#services`);
    await mailOn(page).staged.waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    const top = await page.locator("#services").evaluate((target) => target.getBoundingClientRect().top);
    const padding = await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
    );
    assert.ok(Math.abs(top - padding) < 5, `${top} px`);
  });
}
