import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { startOf, totalDistance } from "#client/pages/home/story/scenes.ts";
import { sites } from "#shared/pages.ts";
import {
  assertFits,
  assertFitsSpaced,
  findViolations,
  setFontSize,
  withSpacedText,
} from "./support/check-state.ts";
import { inViewports, nextFrames, phone, scrollStage, visit } from "./support/visit.ts";

const [{ paths, story, storyProject }] = sites;
/** The first is too narrow for a stage. */
const windows = "352x576 375x667 412x915 600x960 820x1180 1024x768 1280x600 1440x900 2560x1300";

/** When the brackets are tight around the sentence, in percent. */
const tight = Math.round((100 * (startOf("sentence") + 10)) / totalDistance);

const stage = "#story > div > div";
const hint =
  ": shorten the text, or raise its figure in client/pages/home/story/longest-texts.ts (`lineWidth` is that of a word, and 0.25)";
const words = { email: "blockquote mark", sentence: "p > span > span" };
type Box = Record<"left" | "right" | "top" | "bottom", number>;

/** The boxes of parts of the story, with their brackets. */
const boxesOf = (page: Page, parts: string): Promise<Box[]> =>
  page.locator(`${stage} ${parts}`).evaluateAll((all) =>
    all.map((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const outset = getComputedStyle(part).borderImageOutset;
      const [above = 0, , below = above] = outset.split(" ").map(Number.parseFloat);
      return { left, right, top: top - above, bottom: bottom + below };
    }),
  );

async function areStacked(page: Page) {
  const boxes = await boxesOf(page, "> *");
  return boxes.every(({ top }, index) => top >= (boxes[index - 1]?.bottom ?? top));
}

/** Whether the second heading is in one line, and how wide it is then, in em. */
const measureHeading = (page: Page): Promise<[isOneLine: boolean, width: number]> =>
  page.locator(`${stage} > h2`).evaluate((heading) => {
    const range = new Range();
    range.selectNodeContents(heading);
    const isOneLine = range.getClientRects().length === 1;
    heading.style.whiteSpace = "nowrap";
    const { width } = range.getBoundingClientRect();
    heading.style.whiteSpace = "";
    return [isOneLine, width / Number.parseFloat(getComputedStyle(heading).fontSize)];
  });

const goTo = (page: Page, percent: number) => scrollStage(page.locator("#story > div"), percent);

test("words are lit, written large, and shrink above the product; the figure sinks; all without JavaScript", async (t) => {
  const { page } = await visit(t, paths.home, { javaScriptEnabled: false });
  const valuesOf = (parts: string, name: string) =>
    page.locator(`${stage} :is(${parts})`).evaluateAll((all, name) => {
      const styles = all.map((part) => getComputedStyle(part).getPropertyValue(name));
      return styles.map(Number.parseFloat);
    }, name);
  // The marker writes a word until 100%, and wipes it away until 200%.
  const litOf = async (words: string) =>
    (await valuesOf(words, "--marker")).reduce((sum, marker) => sum + 1 - Math.abs(marker / 100 - 1), 0);
  const figures = async () => [await valuesOf("s", "opacity"), await valuesOf("b[data-unit]", "--number")];
  const count = story.sentence.split(/\s/).length;
  const states = new Set<string>();
  for (let percent = 0; percent <= 100; percent += 4) {
    await goTo(page, percent);
    if (percent === 0)
      assert.deepEqual(await figures(), [[0], [Number.parseFloat(storyProject.change.before)]]);
    const [email, sentence] = [await litOf(words.email), await litOf(words.sentence)];
    if (states.size > 1) assert.ok(email + sentence > count - 0.1, `${percent}%: ${email}, ${sentence}`);
    if (email % count === 0 && sentence % count === 0) states.add(`${email},${sentence}`);
  }
  assert.deepEqual([...states], ["0,0", `${count},0`, `0,${count}`]);
  assert.deepEqual(await figures(), [[1], [Number.parseFloat(storyProject.change.after)]]);
});

for (const { paths } of sites)
  test(`in any window, no text of the story on ${paths.home} is cut or leaves its frame`, async (t) => {
    const { page } = await visit(t, paths.home);
    for (const fontSize of [16, 32]) {
      await setFontSize(page, fontSize);
      await inViewports(page, windows, async (size) => {
        const isStaged = !(await areStacked(page));
        const where = `${size}, ${fontSize} px`;
        assert.ok(isStaged || windows.startsWith(size) || fontSize > 16, where);
        for (const percent of isStaged ? [1, 50, tight, 100] : []) {
          await goTo(page, percent);
          // At once, so that they are measured in one layout.
          const [boxes, text, [isOneLine, headingWidth]] = await Promise.all([
            boxesOf(page, "> *"),
            boxesOf(page, percent === 1 ? words.email : words.sentence),
            measureHeading(page),
            assertFits(page, "#story", `, ${where}, ${percent}%${hint}`),
          ]);
          const [heading, , frame, solution, product] = boxes as [Box, Box, Box, Box, Box];
          const isFramed = ({ top, bottom }: Box) => top > frame.top && bottom < frame.bottom;
          const isAbove = (box: Box) => isFramed(box) && (percent < 100 || box.bottom < product.top);
          const isClear = ({ right, bottom }: Box) =>
            percent < 100 ? right < frame.right : right < solution.left || bottom < solution.top;
          const fits = {
            "the heading before": percent === 100 || heading.bottom < frame.top,
            "the email (`emailArea`)": percent > 1 || text.every(isFramed),
            "the sentence's lines (`lineWidth`, or `--lines`)": percent === 1 || text.every(isAbove),
            "the sentence's width (`lineWidth`)": percent === 1 || !isOneLine || text.every(isClear),
            [`the heading after (\`headingWidth\`, it is ${headingWidth.toFixed(1)})`]:
              isOneLine && (percent < 100 || isAbove(solution)),
            "the product": percent < 100 || isFramed(product),
          };
          const misfits = Object.entries(fits).flatMap(([text, fits]) => (fits ? [] : text));
          assert.deepEqual(misfits, [], `${where}, ${percent}%${hint}`);
        }
        await withSpacedText(page, async () => assert.ok(await areStacked(page), `${where}, spaced`));
        if (fontSize === 16) await assertFitsSpaced(page, "#story");
      });
    }
  });

test("find in page leads to what it found, and axe finds nothing", async (t) => {
  const { page } = await visit(t, paths.home, { viewport: phone });
  const parts = page.locator("#story :is(h2, blockquote p, p > span > span, figcaption)");
  for (const start of [0, 100])
    for (const part of await parts.all()) {
      await goTo(page, start);
      // Like find in page, this scrolls only what is outside of the window, to its middle.
      await part.evaluate((part: HTMLElement & { scrollIntoViewIfNeeded(): void }) =>
        part.scrollIntoViewIfNeeded(),
      );
      await nextFrames(page);
      // The browser marks also text that has no colour now.
      const isShown = await part.evaluate((part) => {
        const { top } = part.getBoundingClientRect();
        const canBeSeen = part.checkVisibility({ opacityProperty: true });
        const isUnwritten = getComputedStyle(part).getPropertyValue("--marker") === "0%";
        return canBeSeen && !isUnwritten && top > 60 && top < innerHeight;
      });
      assert.ok(isShown, `from ${start}%: ${await part.textContent()}`);
    }
  await goTo(page, 60);
  assert.deepEqual(await findViolations(page, "#story"), []);
});

test("the header stays away from the story while the visitor scrolls up in it", async (t) => {
  const { page } = await visit(t, paths.home);
  for (const percent of [90, 60]) await goTo(page, percent);
  assert.ok(await page.evaluate(() => document.elementFromPoint(300, 10)?.closest("main")));
});

test("on paper, without motion, in forced colours and in a low window, the parts are stacked", async (t) => {
  const { page } = await visit(t, paths.home);
  const media = { media: "print", reducedMotion: "reduce", forcedColors: "active" };
  for (const [feature, value] of Object.entries(media)) {
    await page.emulateMedia({ [feature]: value });
    assert.ok(await areStacked(page), feature);
    await page.emulateMedia({ [feature]: null });
  }
  await page.setViewportSize({ width: 740, height: 360 });
  assert.ok(await areStacked(page));
});
