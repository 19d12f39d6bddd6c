import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { formatMessage } from "#shared/format-message.ts";
import { contents } from "#shared/pages.ts";
import { hasTimetable, timetableOn } from "./parts.ts";
import { holdFiles, phone, visit } from "./visit.ts";

const [{ paths }] = contents;
/** What the result says after some clicks, whatever the time. */
const resultOf = (clicks: number, { projectsPage } = contents[0]) =>
  new RegExp(formatMessage(projectsPage.entry.timetable.result, { clicks, time: "[\\d.,]+ \\p{L}+" }), "u");
const script = /\/timetable-[^/]+\.js$/;
const ownFiles = /\/(timetable|day|lesson)-[^/]+$/;

if (hasTimetable) {
  test("two clicks give the lesson its teacher, by mouse and by finger, and again", async (t) => {
    for (const content of contents)
      for (const hasTouch of [false, true]) {
        const options = hasTouch ? { viewport: phone, hasTouch } : {};
        const { page, problems, requests } = await visit(t, content.paths.projectsPage, options);
        const { lesson, assign, again, status, reach } = timetableOn(page, content);
        await reach();
        await page.waitForLoadState("networkidle");
        const asked = requests.length;
        const press = (button: typeof lesson) => (hasTouch ? button.tap() : button.click());
        for (const round of [1, 2]) {
          const shown = [await assign.isVisible(), await again.isVisible()];
          assert.deepEqual(shown, [false, false], `round ${round}`);
          await press(lesson);
          await press(assign);
          assert.match((await status.textContent()) ?? "", resultOf(2, content));
          assert.deepEqual([await lesson.isVisible(), await assign.isVisible()], [false, false]);
          await press(again);
          assert.equal(await status.textContent(), "");
        }
        assert.deepEqual(problems, []);
        assert.equal(requests.length, asked, "it requests nothing while it is used");
      }
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

  test("its buttons lie on the picture, and are hit in a square of 44 px, on a phone too", async (t) => {
    const { page } = await visit(t, paths.projectsPage, { viewport: phone });
    const { picture, lesson, assign, again, reach } = timetableOn(page);
    await reach();
    const whole = (await picture.boundingBox()) ?? assert.fail();
    for (const [name, button] of Object.entries({ lesson, assign, again })) {
      const { x, y, width, height } = (await button.boundingBox()) ?? assert.fail(name);
      assert.ok(x >= whole.x - 1 && x + width <= whole.x + whole.width + 1, `${name} from ${x} px`);
      assert.ok(y >= whole.y - 1 && y + height <= whole.y + whole.height + 1, `${name} from ${y} px`);
      const isHit = await button.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return [-21, 0, 21].every((dx) =>
          [-21, 0, 21].every((dy) =>
            button.contains(document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy)),
          ),
        );
      });
      assert.ok(isHit, name);
      await button.click();
    }
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

  test("its files load when the visitor is near, and nothing moves when they come", async (t) => {
    const { hold, release } = holdFiles(ownFiles);
    const { page, requests } = await visit(t, paths.projectsPage, { viewport: phone, before: hold });
    await page.waitForLoadState("networkidle");
    const own = requests.map((request) => request.url()).filter((url) => ownFiles.test(url));
    assert.deepEqual(own, []);
    const { picture, reach } = timetableOn(page);
    const asked = page.waitForRequest(script);
    await picture.scrollIntoViewIfNeeded();
    await asked;
    const places = () =>
      page
        .locator("main :is(h2, h3, p, a, picture > img)")
        .evaluateAll((all) =>
          all
            .filter((each) => !each.closest("[data-island=timetable] > :not(picture)"))
            .map((each) => `${each.getBoundingClientRect().top + scrollY} ${each.outerHTML.slice(0, 80)}`),
        );
    const before = await places();
    release();
    await reach();
    assert.deepEqual(await places(), before);
  });
}
