import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { formatMessage } from "#shared/format.ts";
import { contents } from "#shared/pages.ts";
import { hasTimetable, timetableOn } from "./parts.ts";
import { phone, visit } from "./visit.ts";

const [{ paths, projectsPage }] = contents;
/** What the result says after some clicks, whatever the time. */
const resultOf = (clicks: number) =>
  new RegExp(formatMessage(projectsPage.entry.timetable.result, { clicks, time: "[\\d.,]+ \\p{L}+" }), "u");
const script = /\/timetable-[^/]+\.js$/;

if (hasTimetable) {
  test("two clicks give the lesson its teacher, by mouse and by finger, and again", async (t) => {
    for (const hasTouch of [false, true]) {
      const options = hasTouch ? { viewport: phone, hasTouch } : {};
      const { page, problems, requests } = await visit(t, paths.projectsPage, options);
      const { lesson, assign, again, status, reach } = timetableOn(page);
      await reach();
      await page.waitForLoadState("networkidle");
      const asked = requests.length;
      const press = (button: typeof lesson) => (hasTouch ? button.tap() : button.click());
      for (const round of [1, 2]) {
        const shown = [await assign.isVisible(), await again.isVisible()];
        assert.deepEqual(shown, [false, false], `round ${round}`);
        await press(lesson);
        await press(assign);
        assert.match((await status.textContent()) ?? "", resultOf(2));
        assert.deepEqual([await lesson.isVisible(), await assign.isVisible()], [false, false]);
        await press(again);
        assert.equal(await status.textContent(), "");
      }
      assert.deepEqual(problems, []);
      assert.equal(requests.length, asked, "it requests nothing while it is used");
    }
  });

  test("in forced colours its frame is dark on the light picture, and large text's result is whole on a phone", async (t) => {
    const options = { forcedColors: "active", colorScheme: "dark" } as const;
    const { page } = await visit(t, paths.projectsPage, {
      ...options,
      viewport: { width: 320, height: 640 },
    });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    const { lesson, assign, status, reach } = timetableOn(page);
    await reach();
    const frame = await lesson.evaluate((lesson) => getComputedStyle(lesson).outlineColor);
    const [red = 255] = /\d+/.exec(frame)?.map(Number) ?? [];
    assert.ok(red < 60, frame);
    await lesson.click();
    await assign.click();
    const { x = -1, width = 0 } = (await status.boundingBox()) ?? {};
    assert.ok(x >= 0 && x + width <= 320, `from ${x} px, ${width} px wide`);
  });

  test("it works by keyboard: Escape takes the offer back, and every press counts", async (t) => {
    const { page } = await visit(t, paths.projectsPage);
    const { lesson, assign, again, status, reach } = timetableOn(page);
    await reach();
    const hasFocus = (button: typeof lesson) =>
      button.evaluate((element) => element === document.activeElement);
    await lesson.press("Enter");
    assert.equal(await lesson.getAttribute("aria-expanded"), "true");
    await page.keyboard.press("Tab");
    assert.ok(await hasFocus(assign));
    await page.keyboard.press("Escape");
    assert.ok(await hasFocus(lesson));
    assert.equal(await assign.isVisible(), false);
    for (const key of ["Enter", "Tab", "Space"]) await page.keyboard.press(key);
    assert.match((await status.textContent()) ?? "", resultOf(3));
    assert.ok(await hasFocus(again));
    await page.keyboard.press("Enter");
    assert.ok(await hasFocus(lesson));
  });

  test("without JavaScript, or when its script or its pictures fail, the picture stands alone", async (t) => {
    const without = (files: RegExp) => (page: Page) => page.route(files, (route) => route.abort());
    for (const options of [
      { javaScriptEnabled: false },
      { before: without(script) },
      { before: without(/\/day-[^/]+$/) },
    ]) {
      const { page } = await visit(t, paths.projectsPage, options);
      const { picture, lesson } = timetableOn(page);
      await picture.scrollIntoViewIfNeeded();
      await page.waitForLoadState("networkidle");
      assert.ok(await picture.isVisible());
      assert.equal(await lesson.count(), 0);
    }
  });
}
