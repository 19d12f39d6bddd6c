import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "playwright";
import { describeTime } from "#client/islands/timetable/mount.ts";
import type { Site } from "#shared/content/site.ts";
import { formatMessage } from "#shared/format.ts";
import { sites } from "#shared/pages.ts";
import { translatedSite } from "#test/support/paths.ts";
import { assertFits, checkState, setFontSize } from "./support/check-state.ts";
import { hasFocus, hear, island, phone, scrollToIsland, visit } from "./support/visit.ts";

/** The timetable of a site's Projects page, and its texts. */
function timetableOn(page: Page, { pageTexts }: Site) {
  const text = pageTexts.projects.project.timetable;
  const free = text.teachers.find(({ isFree }) => isFree) ?? assert.fail("nobody is free");
  const root = island(page, "timetable");
  return {
    text,
    free,
    root,
    picture: root.locator("img").first(),
    lesson: root.getByRole("button", { name: text.invitation }),
    picker: root.getByRole("region", { name: text.need }),
    clock: root.locator("[data-part=clock]"),
    assign: root.getByRole("button", { name: free.name }),
    again: root.getByRole("button", { name: text.again, exact: true }),
    result: root.locator("[data-part=result]"),
  };
}

const bottomOf = (element: Locator) => element.evaluate((element) => element.getBoundingClientRect().bottom);

const ways = sites.flatMap((site) => [false, true].map((hasTouch) => ({ site, hasTouch })));

test("two clicks or taps fill the lesson and show the visitor's time, which moves nothing, and Again takes it anew", async (t) => {
  for (const { site, hasTouch } of ways) {
    const { language, paths, timetableProject } = site;
    const size = hasTouch ? { viewport: phone, hasTouch } : {};
    const options = { ...size, reducedMotion: "reduce" } as const;
    const { page, problems } = await visit(t, paths.projects, options);
    const { text, free, root, picture, lesson, picker, assign, again, result } = timetableOn(page, site);
    await scrollToIsland(root);
    // As a translator sets it, which is no language for the time.
    await page.evaluate(() => {
      document.documentElement.lang = "auto";
    });
    const check = () => hasTouch && checkState(page, "[data-island=timetable]");
    await check();
    const height = () => page.evaluate(() => document.body.scrollHeight);
    const before = await height();
    const press = (button: typeof lesson) => (hasTouch ? button.tap() : button.click());
    for (const round of [1, 2]) {
      const [button, other] = round === 1 ? [lesson, again] : [again, lesson];
      assert.ok((await assign.isHidden()) && (await other.isHidden()), `round ${round}`);
      const start = performance.now();
      await press(button);
      assert.equal(await picker.and(page.getByRole("region", { description: text.reason })).count(), 1);
      assert.equal(await result.isVisible(), false);
      assert.equal(await picture.getAttribute("alt"), timetableProject.sceneAlt);
      if (round === 1) await check();
      assert.ok((await bottomOf(picker)) <= (await bottomOf(root)), "the picker covers no text");
      await lesson.evaluate((lesson) => lesson.scrollIntoView());
      await press(assign);
      const { y = 0 } = (await result.boundingBox()) ?? {};
      assert.ok(y > 80 && y < 800, `the result is in view and below the header, at ${y} px`);
      assert.equal(await again.getAttribute("aria-describedby"), await result.getAttribute("id"));
      const said = await result.textContent();
      const seconds = Number(/\d+([.,]\d)?/.exec(`${said}`)?.[0].replace(",", "."));
      const time = describeTime(1000 * seconds, language.tag);
      assert.equal(said, formatMessage(text.done, { name: free.name, time }));
      const most = Math.ceil((performance.now() - start) / 100) / 10;
      assert.ok(seconds <= most, `${time}, after ${most} at most`);
      assert.equal(await picture.getAttribute("alt"), formatMessage(text.filled, { name: free.name }));
      assert.equal(
        await height(),
        before,
        `${hasTouch ? "phone" : "desktop"}: shorten \`done\` or \`again\` of ${paths.projects}`,
      );
      if (round === 1) await check();
    }
    assert.deepEqual(problems, []);
    if (!hasTouch) continue;
    await setFontSize(page, 32);
    await assertFits(page, "[data-island=timetable]");
  }
});

test("the timetable works by keyboard: Escape closes the picker, and a busy teacher cannot be chosen", async (t) => {
  const { page } = await visit(t, translatedSite.paths.projects);
  const { text, free, root, lesson, picker, clock, assign, again } = timetableOn(page, translatedSite);
  await scrollToIsland(root);
  await lesson.press("Enter");
  const started = (await clock.textContent()) ?? "";
  await clock.filter({ hasNotText: started }).waitFor();
  assert.equal(await lesson.getAttribute("aria-expanded"), "true");
  assert.ok(await picker.evaluate(hasFocus));
  await page.keyboard.press("Escape");
  assert.ok(await lesson.evaluate(hasFocus));
  assert.equal(await picker.isVisible(), false);
  await page.keyboard.press("Enter");
  for (const { name } of text.teachers.filter((teacher) => teacher !== free)) {
    await picker.getByRole("button", { name }).press("Space");
    await hear(root, formatMessage(text.busy, { name }));
  }
  // Held: it must not start again at once.
  await assign.focus();
  for (const _ of ["pressed", "repeated"]) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  assert.ok(await again.evaluate(hasFocus));
  await page.keyboard.press("Space");
  assert.ok(await picker.evaluate(hasFocus));
});
