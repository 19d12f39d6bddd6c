import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { sites } from "#shared/pages.ts";
import { assertFits, assertFitsSpaced, findViolations } from "./support/check-state.ts";
import { translate } from "./support/page-changers.ts";
import { draw, phone, scrollStage, visit } from "./support/visit.ts";

const [{ paths, story, storyProject }] = sites;
const windows =
  "352x576 360x640 375x667 390x844 412x915 600x960 768x1024 820x1180 1024x768 1280x600 1440x900 1920x1080 2560x1300";

type Box = Record<"left" | "right" | "top" | "bottom", number>;

const goTo = (page: Page, percent: number) => scrollStage(page.locator("#story > div"), percent);

/** Boxes with their brackets, how many words are lit in the email and in the sentence, and the figures. */
const look = (page: Page) =>
  page.locator("#story > div > div").evaluate((stage) => {
    const all = (selector: string) => [...stage.querySelectorAll(selector)];
    const numberOf = (part: Element, name: string) =>
      Number.parseFloat(getComputedStyle(part).getPropertyValue(name));
    const boxOf = (part: Element) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const outsets = getComputedStyle(part).borderImageOutset.split(" ").map(Number.parseFloat);
      return { left, right, top: top - (outsets[0] ?? 0), bottom: bottom + (outsets[2] ?? outsets[0] ?? 0) };
    };
    const boxes = [...stage.children].map(boxOf);
    const [email, sentence] = ["blockquote p + p > b", "p > span > span"].map(all);
    // The marker writes a word until 100%, and wipes it away until 200%.
    const litOf = (word: Element) => 1 - Math.abs(numberOf(word, "--marker") / 100 - 1);
    return {
      isStaged: getComputedStyle(stage).position === "sticky",
      isBelow: boxes.every(({ top }, index) => top >= (boxes[index - 1]?.bottom ?? top)),
      boxes,
      words: [email, sentence].map((words = []) => words.map(boxOf)),
      lit: [email, sentence].map((words = []) => words.map(litOf).reduce((a, b) => a + b)),
      figures: all("s, b[data-unit]").map((part) => numberOf(part, "opacity") * numberOf(part, "--number")),
    };
  });

test("words are lit, written large, and shrink above the product; the figure sinks; all without JavaScript", async (t) => {
  const { page } = await visit(t, paths.home, { javaScriptEnabled: false });
  const count = story.sentence.split(/\s/).length;
  const states = [""];
  for (let percent = 0; percent <= 100; percent += 2) {
    await goTo(page, percent);
    const { lit } = await look(page);
    if (states.length > 2)
      assert.ok(lit.reduce((a, b) => a + b) > count - 0.1, `${percent}%: ${lit} are lit`);
    if (lit.every((words) => words % count === 0) && `${lit}` !== states.at(-1)) states.push(`${lit}`);
  }
  assert.deepEqual(states.slice(1), ["0,0", `${count},0`, `0,${count}`]);
  const [before, after] = [storyProject.change.from, storyProject.change.to].map(Number.parseFloat);
  assert.deepEqual((await look(page)).figures, [after, after]);
  await goTo(page, 0);
  assert.deepEqual((await look(page)).figures, [0, before]);
});

test("the brackets stay where they are when a translator makes the sentence a line longer", async (t) => {
  const { page } = await visit(t, paths.home);
  const sentence = page.locator("#story p > span:has(> span)");
  const bracketsNow = async () => {
    const seen: Box[] = [];
    for (const percent of [1, 100]) {
      await goTo(page, percent);
      seen.push(...(await look(page)).boxes.slice(2, 3));
    }
    return { height: await sentence.evaluate((sentence: HTMLElement) => sentence.offsetHeight), seen };
  };
  const before = await bracketsNow();
  await page.evaluate(translate);
  const after = await bracketsNow();
  assert.ok(after.height > before.height);
  assert.deepEqual(after.seen, before.seen);
});

for (const { paths } of sites)
  test(`in any window, no text of the story on ${paths.home} is cut or leaves its frame`, async (t) => {
    const { page } = await visit(t, paths.home);
    const devtools = await page.context().newCDPSession(page);
    for (const standard of [16, 32])
      for (const [width = 0, height = 0] of windows.split(" ").map((size) => size.split("x").map(Number))) {
        await devtools.send("Page.setFontSizes", { fontSizes: { standard } });
        await page.setViewportSize({ width, height });
        await page.reload();
        const { isStaged, isBelow } = await look(page);
        assert.ok(
          isStaged || (isBelow && (width < 360 || standard > 16)),
          `${width} x ${height}, ${standard} px`,
        );
        for (const percent of isStaged ? [1, 50, 100] : []) {
          await goTo(page, percent);
          await assertFits(page, "#story");
          const { boxes, words } = await look(page);
          const [heading, , frame, solution, product] = boxes as [Box, Box, Box, Box, Box];
          const [email = [], sentence = []] = words;
          const isBeside = sentence.every(
            ({ right, bottom }) => right < solution.left && bottom < product.top,
          );
          const inside = { 1: email, 50: sentence, 100: [...sentence, solution, product] }[percent] ?? [];
          const isRight =
            (percent === 100 ? isBeside && solution.bottom < product.top : heading.bottom < frame.top) &&
            inside.every(({ top, bottom }) => top > frame.top && bottom < frame.bottom);
          const room = "a text is too long for `portrait`, `landscape` or `emailArea` in story-stage.ts";
          const at = `${width} x ${height}, ${standard} px, ${percent}%`;
          assert.ok(isRight, `${room}, at ${at}: ${JSON.stringify(boxes)}`);
        }
        if (standard === 16) await assertFitsSpaced(page, "#story");
      }
  });

test("find in page leads to what it found, and axe finds nothing", async (t) => {
  const { page } = await visit(t, paths.home, { viewport: phone });
  const parts = page.locator("#story :is(h2, blockquote p, p > span > span, figcaption)");
  for (const start of [0, 60, 100]) {
    await goTo(page, start);
    assert.deepEqual(await findViolations(page, "#story"), [], `${start}%`);
    for (const part of await parts.all()) {
      await goTo(page, start);
      // Like find in page, Playwright scrolls what is outside of the window to its middle.
      await part.scrollIntoViewIfNeeded();
      await draw(page);
      // The browser marks also text that has no colour now.
      const isShown = await part.evaluate((part) => {
        const { top } = part.getBoundingClientRect();
        const canBeSeen = part.checkVisibility({ opacityProperty: true });
        const isUnwritten = getComputedStyle(part).getPropertyValue("--marker") === "0%";
        return canBeSeen && !isUnwritten && top > 60 && top < innerHeight;
      });
      assert.ok(isShown, `from ${start}%: ${await part.textContent()}`);
    }
  }
});

test("on paper, without motion, in forced colours and in a low window, the parts are below each other, else no header on them", async (t) => {
  const { page } = await visit(t, paths.home);
  const assertBelow = async () => assert.ok((await look(page)).isBelow);
  for (const percent of [90, 60]) await goTo(page, percent);
  const isCovered = await page.evaluate(() => document.elementFromPoint(300, 10)?.closest("main") !== null);
  assert.ok(isCovered, "the header comes back onto the story");
  for (const media of [
    { media: "print" },
    { reducedMotion: "reduce" },
    { forcedColors: "active" },
  ] as const) {
    await page.emulateMedia({ media: null, reducedMotion: null, forcedColors: null, ...media });
    await assertBelow();
  }
  await page.emulateMedia({ forcedColors: null });
  await page.setViewportSize({ width: 740, height: 360 });
  await assertBelow();
});
