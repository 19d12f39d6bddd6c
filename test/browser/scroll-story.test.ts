import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "playwright";
import { sites } from "#shared/pages.ts";
import { brokenWords } from "./support/lost-text.ts";
import { boxesOf, distance, scrollStoryOn, story } from "./support/page-objects.ts";
import { holdFiles, phone, redrawn, visit } from "./support/visit.ts";

const [{ paths, projects }] = sites;

const sizes = (heights: Record<number, number>) =>
  Object.entries(heights).map(([width, height]) => ({ width: Number(width), height }));

const opacityOf = (part: Locator) => part.evaluate((part) => Number(getComputedStyle(part).opacity));
const boxOf = async (part: Locator) => (await part.boundingBox()) ?? assert.fail(`no ${part}`);

async function assertFlight(page: Page, where: string) {
  const { goTo, marks, words, root } = scrollStoryOn(page);
  await goTo(34);
  const start = distance(await boxesOf(words), await boxesOf(marks));
  await goTo(60);
  const landed = await boxesOf(words);
  await root.evaluate((root) => {
    for (const animation of root.getAnimations({ subtree: true })) animation.cancel();
  });
  const end = distance(landed, await boxesOf(words));
  assert.ok(start < 1 && end < 1, `${where}: ${start} px off at the start, ${end} px at the end`);
}

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

if (story) {
  const { mail: email, product } = story;
  const { change } = projects.find(({ id }) => id === product.project) ?? assert.fail("no project");
  const [from, to] = [change?.from ?? "", change?.to ?? ""].map(Number.parseFloat);

  test("every word flies from its place in the email to its place in the sentence, or both stay still", async (t) => {
    const { page } = await visit(t, paths.home);
    for (const viewport of sizes({ 390: 700, 1024: 768, 1920: 1080 })) {
      await page.setViewportSize(viewport);
      await page.goto(paths.home);
      await assertFlight(page, `at ${viewport.width} px`);
      await scrollStoryOn(page).goTo(100);
      const { y, height } = await boxOf(scrollStoryOn(page).closing);
      assert.ok(y + height <= viewport.height, `the stage fits at ${viewport.width} px`);
    }
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await page.emulateMedia({ media: "print" });
    await assertStills(page, "in print");
    await page.emulateMedia({ media: null });
    for (const viewport of sizes({ 320: 640, 740: 360 })) {
      await page.setViewportSize(viewport);
      await redrawn(page);
      await assertStills(page, `at ${viewport.width} px`);
    }
    for (const options of [{ reducedMotion: "reduce" }, { javaScriptEnabled: false }] as const)
      await assertStills((await visit(t, paths.home, options)).page, Object.keys(options).join());
  });

  test("the sentence becomes a caption, the product comes together, its level sinks, and it all plays back", async (t) => {
    for (const viewport of [{ width: 1280, height: 720 }, phone]) {
      const { page } = await visit(t, paths.home, { viewport });
      const { goTo, root, words, sentence, closing } = scrollStoryOn(page);
      const [ground, level] = [root.locator("[data-part=figure] svg"), root.locator("[data-part=level]")];
      const [doctors, figure] = [root.locator("[data-part=doctor]"), root.locator("[data-part=rider]")];
      const number = () =>
        root
          .locator("[data-part=number]")
          .evaluate((number) => getComputedStyle(number).getPropertyValue("--count"));
      const shownOf = async (percent: number) => {
        await goTo(percent);
        const all = [root.locator("[data-part=heading]"), words.first(), sentence, doctors.first(), figure];
        return (await Promise.all(all.map(opacityOf))).map(Math.round);
      };
      const levelAt = async (percent: number) => {
        await goTo(percent);
        const [scale, bar] = [await boxOf(ground), await boxOf(level)];
        return Math.round((100 * (scale.y + scale.height - bar.y)) / scale.height);
      };
      // The heading, a large word, the caption, a doctor, and the figure.
      const order = { 60: [1, 1, 0, 0, 0], 72: [0, 1, 0, 0, 0], 82: [0, 0, 1, 1, 1] };
      for (const [percent, shown] of [...Object.entries(order), ...Object.entries(order).reverse()])
        assert.deepEqual(await shownOf(Number(percent)), shown, `${percent}%`);
      await goTo(77.4);
      const places = await words.evaluateAll((words) =>
        words.map((word) => word.getBoundingClientRect().bottom),
      );
      const caption = await boxOf(sentence);
      assert.ok(Math.max(...places) < caption.y + caption.height + 2, "the words are in the caption");
      assert.deepEqual([await levelAt(86), await number()], [from, String(from)]);
      assert.deepEqual([await levelAt(99), await number()], [to, String(to)]);
      const { y, height } = await boxOf(closing);
      assert.ok(y + height <= viewport.height);
    }
  });

  test("the email and its brackets fit in the window, in any language: a lower window has no stage", async (t) => {
    for (const { paths } of sites) {
      const { page } = await visit(t, paths.home, { viewport: phone });
      const { goTo, mail, staged } = scrollStoryOn(page);
      await staged.waitFor();
      for (const viewport of sizes({ 360: 620, 375: 606, 412: 576, 390: 844, 1280: 720 })) {
        await page.setViewportSize(viewport);
        await redrawn(page);
        if (!(await staged.count())) continue;
        await goTo(1);
        const { y, height } = await boxOf(mail.locator(".."));
        assert.ok(y + height <= viewport.height, `${paths.home} at ${viewport.width} px`);
      }
    }
  });

  test("screen readers find the email, the sentence and the product once, as whole texts", async (t) => {
    const { page } = await visit(t, paths.home);
    const { goTo, mail, sentence, root } = scrollStoryOn(page);
    await goTo(10);
    assert.equal(await mail.locator(":not(mark)").count(), 0);
    assert.equal(await sentence.locator("*").count(), 0);
    assert.equal(
      await root.getByText(email.sentence, { exact: true }).and(root.locator(":not([aria-hidden])")).count(),
      1,
    );
    assert.equal(await root.getByRole("img", { name: product.label }).count(), 1);
  });

  test("a late script does not replace what the visitor reads, and sets its stage once they have scrolled back", async (t) => {
    const { hold, release } = holdFiles();
    const { page } = await visit(t, paths.home, { before: hold });
    const { sentence, staged } = scrollStoryOn(page);
    await sentence.evaluate((sentence) => sentence.scrollIntoView({ block: "center", behavior: "instant" }));
    const before = await boxOf(sentence);
    release();
    await page.waitForLoadState("networkidle");
    await redrawn(page);
    assert.deepEqual(await boxOf(sentence), before);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await staged.waitFor();
  });

  test("a phone that is turned shows the same part of the story, also when it is turned back", async (t) => {
    const { page } = await visit(t, paths.home, { viewport: { width: 390, height: 844 } });
    const story = scrollStoryOn(page);
    for (const name of ["mail", "sentence", "product"] as const) {
      // The stage is set while its visitor is above it.
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await story.goTo({ mail: 20, sentence: 58, product: 95 }[name]);
      for (const viewport of [
        { width: 844, height: 390 },
        { width: 390, height: 844 },
      ]) {
        await page.setViewportSize(viewport);
        await redrawn(page);
        const { y, height } = await boxOf(story[name]);
        assert.ok(
          y < viewport.height - 60 && y + height > 140,
          `${name} is at ${y} px in ${viewport.width} px`,
        );
      }
    }
  });

  test("no word of the headings and of the sentence breaks on a phone, with text of 100, 150 and 200 percent", async (t) => {
    for (const { paths } of sites) {
      const { page } = await visit(t, paths.home, { viewport: { width: 360, height: 740 } });
      const { root } = scrollStoryOn(page);
      for (const percent of [100, 150, 200]) {
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
          dispatchEvent(new Event("resize"));
        }, `${percent}%`);
        await redrawn(page);
        // The text of the copies is generated.
        const brokenCopies = await root.locator("[data-part=flight] > span").evaluateAll((copies) =>
          copies.flatMap((copy) => {
            const lines = copy.scrollHeight / Number.parseFloat(getComputedStyle(copy).lineHeight);
            return lines > 1.9 ? [copy.getAttribute("data-text")] : [];
          }),
        );
        const broken = [...(await brokenWords(page)), ...brokenCopies];
        assert.deepEqual(broken, [], `${paths.home} at ${percent}%`);
        for (const text of await root.locator("[data-part=mailText], figcaption > p").all()) {
          const { x, width } = await boxOf(text);
          assert.ok(x + width <= 360, `${paths.home} at ${percent}% is cut off`);
        }
      }
    }
  });

  test("an anchor below the story leads to its place, and stays there when the script comes", async (t) => {
    const { page } = await visit(t, `${paths.home}#services`);
    await page.waitForLoadState("networkidle");
    const top = await page.locator("#services").evaluate((target) => target.getBoundingClientRect().top);
    assert.ok(Math.abs(top) < 5, `${top} px`);
  });
} else test("scroll-story", { skip: "the site has no story" });
