import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "playwright";
import { sites } from "#shared/pages.ts";
import { assertFits, findViolations } from "./support/check-state.ts";
import { translate } from "./support/page-changers.ts";
import { desktop, draw, holdFiles, island, phone, reach, scrollStage, visit } from "./support/visit.ts";

const [{ paths, projects, storyProject }] = sites;

/** A client's email, from which its sentence emerges on a stage as the visitor scrolls. */
function scrollStoryOn(page: Page) {
  const root = island(page, "scroll-story");
  const staged = root.and(page.locator("[data-staged=playing]"));
  return {
    root,
    mail: root.locator("[data-part=mailText]"),
    marks: root.locator("mark"),
    sentence: root.locator("[data-part=sentence]"),
    words: root.locator("[data-part=flight] > span"),
    closing: root.locator("[data-part=solution]"),
    product: root.locator("[data-part=product]"),
    staged,
    mounted: root.and(page.locator("[data-island-mounted]")),
    /** Resizes the window when nothing of the stage has been played. */
    async resize(viewport: { width: number; height: number }) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await page.setViewportSize(viewport);
      await draw(page);
    },
    async goTo(percent: number) {
      await staged.waitFor();
      await scrollStage(root, percent);
    },
  };
}

const sizes = (heights: Record<number, number>) =>
  Object.entries(heights).map(([width, height]) => ({ width: Number(width), height }));

const opacityOf = (part: Locator) => part.evaluate((part) => Number(getComputedStyle(part).opacity));
const boxOf = async (part: Locator) => (await part.boundingBox()) ?? assert.fail(`no ${part}`);

const rectsOf = (all: Locator) =>
  all.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
  );

/** The greatest distance between the centres of two rows of elements, in one direction. */
const distance = (some: readonly DOMRect[], others: readonly DOMRect[]) =>
  Math.max(
    ...some
      .flatMap(({ left, right, top, bottom }, index) => {
        const other = others[index] ?? assert.fail(`no element ${index}`);
        return [left + right - other.left - other.right, top + bottom - other.top - other.bottom];
      })
      .map((twice) => Math.abs(twice) / 2),
  );

/** Email, sentence and product are below each other, and no extra space is reserved for them. */
async function assertStills(page: Page, where: string) {
  const { mail, sentence, closing, product, root } = scrollStoryOn(page);
  const stills = [mail, sentence, closing, product];
  const boxes = await Promise.all(stills.map(boxOf));
  for (const [index, { y, height }] of boxes.slice(0, -1).entries())
    assert.ok(y + height <= (boxes[index + 1]?.y ?? 0), `${where}: ${index}`);
  assert.equal((await boxOf(root)).height, (await boxOf(root.locator("> *"))).height, where);
  for (const still of stills) assert.equal(await opacityOf(still), 1, where);
}

const { change } = projects.find(({ id }) => id === storyProject) ?? assert.fail("no project");
const [from, to] = [change.from, change.to].map(Number.parseFloat);

test("every word flies from its place in the email to the brackets, and all to their caption, or stay still", async (t) => {
  const { page } = await visit(t, paths.home);
  const { goTo, marks, words, sentence, closing, resize } = scrollStoryOn(page);
  for (const viewport of sizes({ 390: 700, 1024: 768, 1920: 1080 })) {
    const where = `at ${viewport.width} px`;
    await resize(viewport);
    await goTo(13);
    const start = distance(await rectsOf(words), await rectsOf(marks));
    assert.ok(start < 4, `${where}: the words are ${start} px off in the email`);
    await goTo(55);
    for (const { left, right, bottom } of await rectsOf(words))
      assert.ok(left >= 0 && right <= viewport.width && bottom <= viewport.height, where);
    await goTo(72.5);
    const first = await boxOf(words.first());
    await goTo(80);
    const caption = await boxOf(sentence);
    assert.ok(Math.abs(first.y - caption.y) < caption.height, `${where}: it is not at its caption`);
    await goTo(100);
    const { y, height } = await boxOf(closing);
    assert.ok(y + height <= viewport.height, `${where}: the stage does not fit`);
  }
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  await assertStills(page, "in print");
  await page.emulateMedia({ media: null });
  for (const viewport of sizes({ 320: 640, 740: 360 })) {
    await resize(viewport);
    await assertStills(page, `at ${viewport.width} px`);
  }
  for (const options of [{ reducedMotion: "reduce" }, { javaScriptEnabled: false }] as const)
    await assertStills((await visit(t, paths.home, options)).page, Object.keys(options).join());
});

test("a time is taken, the figure and its level sink, the one before is struck through, and it all plays back", async (t) => {
  const { page } = await visit(t, paths.home);
  const { goTo, resize, root, sentence } = scrollStoryOn(page);
  const part = (name: string) => root.locator(`[data-part=${name}]`);
  const scale = part("level").locator("..");
  const shownAt = async (percent: number) => {
    await goTo(percent);
    const all = [part("heading"), part("flight"), sentence, part("slot"), part("before")];
    return (await Promise.all(all.map(opacityOf))).map(Math.round);
  };
  const figuresAt = async (percent: number) => {
    await goTo(percent);
    const [all, level] = [await boxOf(scale), await boxOf(part("level"))];
    const count = await part("after").evaluate((figure) =>
      Number(getComputedStyle(figure).getPropertyValue("--count")),
    );
    return [Math.round((100 * (all.y + all.height - level.y)) / all.height), count];
  };
  for (const viewport of [{ width: 1280, height: 720 }, phone]) {
    await resize(viewport);
    const order = { 60: [1, 1, 0, 1, 0], 69.5: [0, 1, 0, 1, 0], 79.5: [0, 0, 1, 1, 0], 99: [0, 0, 1, 0, 1] };
    for (const [percent, shown] of [...Object.entries(order), ...Object.entries(order).reverse()])
      assert.deepEqual(await shownAt(Number(percent)), shown, `${percent}%`);
    assert.deepEqual(await figuresAt(79.5), [from, from]);
    assert.deepEqual(await figuresAt(99), [to, to]);
  }
  for (const percent of [3, 58, 84]) {
    await goTo(percent);
    assert.deepEqual(await findViolations(page, "[data-island=scroll-story]"), [], `${percent}%`);
  }
});

test("a story that is translated, before or after its stage is set, has no stage and no words of two languages", async (t) => {
  const before = await visit(t, paths.home, { before: (page) => page.addInitScript(translate) });
  await reach(island(before.page, "scroll-story"));
  await draw(before.page);
  await assertStills(before.page, "before");
  for (const percent of [40, 95]) {
    const { page } = await visit(t, paths.home);
    const { goTo, words, product } = scrollStoryOn(page);
    await goTo(percent);
    await page.evaluate(translate);
    await draw(page);
    await assertStills(page, `after ${percent}%`);
    assert.equal(await words.count(), 0);
    const { y, height } = await boxOf(product);
    if (percent === 95) assert.ok(y < desktop.height && y + height > 0, "the visitor still sees the product");
  }
});

test("find in page leads to the scene that shows what was found", async (t) => {
  const { page } = await visit(t, paths.home);
  const { goTo, mail, sentence, closing, product } = scrollStoryOn(page);
  for (const start of [0, 100])
    for (const part of [mail, sentence, closing, product]) {
      await goTo(start);
      // Like find in page, Playwright scrolls what is outside of the window to its middle.
      await part.scrollIntoViewIfNeeded();
      await draw(page);
      const { y, height } = await boxOf(part);
      assert.ok(y + height > 80 && y < desktop.height, `from ${start}%: ${part} is at ${y} px`);
      assert.equal(await opacityOf(part), 1, `from ${start}%: ${part} is invisible`);
    }
});

test("in any language, screen readers find whole texts, a low window has no stage, and large text breaks no word", async (t) => {
  for (const { paths, story } of sites) {
    const { page } = await visit(t, paths.home, { viewport: phone });
    const { goTo, mail, resize, root, sentence, staged, words } = scrollStoryOn(page);
    await goTo(10);
    assert.equal(await mail.locator(":not(mark)").or(sentence.locator("*")).count(), 0);
    const whole = root.getByText(story.sentence, { exact: true }).and(page.locator(":not([aria-hidden])"));
    assert.equal(await whole.count(), 1);
    assert.equal(await root.getByRole("img", { name: story.alt }).count(), 1);
    for (const viewport of sizes({ 360: 620, 375: 606, 412: 576, 390: 844, 1280: 720 })) {
      await resize(viewport);
      if (!(await staged.count())) continue;
      await goTo(1);
      const { y, height } = await boxOf(root.locator("[data-part=frame]"));
      assert.ok(y + height <= viewport.height, `${paths.home} at ${viewport.width} px`);
    }
    await resize({ width: 360, height: 740 });
    for (const percent of [100, 150, 200]) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
        dispatchEvent(new Event("resize"));
      }, `${percent}%`);
      await draw(page);
      await assertFits(page);
      // The text of the copies is generated.
      const lines = await words.evaluateAll((copies) =>
        copies.map((copy) => copy.scrollHeight / Number.parseFloat(getComputedStyle(copy).lineHeight)),
      );
      assert.ok(Math.max(0, ...lines) < 1.9, `${paths.home} at ${percent}%: words of ${lines} lines`);
    }
  }
});

test("a late script does not replace what the visitor reads, and sets its stage once they have scrolled back", async (t) => {
  const { hold, release } = holdFiles();
  const { page } = await visit(t, paths.home, { before: hold });
  const { goTo, mounted, sentence, staged } = scrollStoryOn(page);
  await sentence.evaluate((sentence) => sentence.scrollIntoView({ block: "center", behavior: "instant" }));
  const before = await boxOf(sentence);
  release();
  await mounted.waitFor();
  await draw(page);
  assert.deepEqual(await boxOf(sentence), before);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await staged.waitFor();
  // Nor does it take them back to where they were before a reload.
  await goTo(58);
  const again = holdFiles();
  await again.hold(page);
  await page.reload();
  await page.evaluate(() => scrollTo({ top: 200, behavior: "instant" }));
  again.release();
  await mounted.waitFor();
  assert.equal(await page.evaluate(() => scrollY), 200);
});

test("a reload and Back lead to the same part of the story, and to the same place below it", async (t) => {
  const { page } = await visit(t, paths.home);
  const { goTo, root, staged } = scrollStoryOn(page);
  const goAndReturn = () => page.goto("about:blank").then(() => page.goBack());
  for (const percent of [20, 58, 95, 250]) {
    await goTo(percent);
    const { y } = await boxOf(root);
    for (const leave of [() => page.reload(), () => page.reload(), goAndReturn]) {
      await leave();
      await staged.waitFor();
      await draw(page);
      assert.equal(Math.round((await boxOf(root)).y), Math.round(y), `${percent}%`);
    }
  }
});

test("a phone that is turned shows the same part of the story, also when it is turned back", async (t) => {
  const { page } = await visit(t, paths.home, { viewport: { width: 390, height: 844 } });
  const story = scrollStoryOn(page);
  for (const name of ["mail", "sentence", "product"] as const) {
    // The stage is set while its visitor is above it.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await story.goTo({ mail: 10, sentence: 58, product: 95 }[name]);
    for (const viewport of [
      { width: 844, height: 390 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      await draw(page);
      const { y, height } = await boxOf(story[name]);
      assert.ok(
        y < viewport.height - 60 && y + height > 140,
        `${name} is at ${y} px in ${viewport.width} px`,
      );
    }
  }
});
