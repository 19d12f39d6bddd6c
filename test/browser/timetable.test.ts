import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { formatMessage } from "#shared/format.ts";
import { sites } from "#shared/pages.ts";
import { checkState } from "./support/check-state.ts";
import { hasFocus, island, phone, reach, visit } from "./support/visit.ts";

const [{ paths, projects, projectsPage }] = sites;
const text = projectsPage.project.timetable;
const measured = projects.find(({ demo }) => demo === "timetable")?.change.to ?? "";
/** What screen readers hear after some clicks. */
const resultOf = (clicks: number, time: string) => formatMessage(text.done, { clicks, time });

function timetableOn(page: Page) {
  const root = island(page, "timetable");
  return {
    root,
    picture: root.locator("img").first(),
    lesson: root.getByRole("button", { name: text.invitation }),
    offer: root.getByRole("region", { name: text.need }),
    clock: root.locator("[data-part=clock]"),
    assign: root.getByRole("button", { name: text.free.name }),
    again: root.getByRole("button", { name: text.again, exact: true }),
    status: root.getByRole("status"),
    figure: root.locator("[data-part=figure]"),
    you: root.getByText(text.you, { exact: true }),
  };
}

test("two clicks or taps replace the school's time with the visitor's, and Again takes the time anew", async (t) => {
  for (const hasTouch of [false, true]) {
    const size = hasTouch ? { viewport: phone, hasTouch } : {};
    const options = { ...size, reducedMotion: "reduce" } as const;
    const { page, problems, requests } = await visit(t, paths.projectsPage, options);
    const { root, lesson, assign, again, status, figure, you } = timetableOn(page);
    await reach(root);
    // As a translator sets it, which is no language for the time.
    await page.evaluate(() => {
      document.documentElement.lang = "auto";
    });
    const check = () => hasTouch && checkState(page, "[data-island=timetable]");
    await check();
    const height = () => page.evaluate(() => document.body.scrollHeight);
    const before = await height();
    const asked = requests.length;
    const press = (button: typeof lesson) => (hasTouch ? button.tap() : button.click());
    for (const round of [1, 2]) {
      const [button, other] = round === 1 ? [lesson, again] : [again, lesson];
      assert.ok((await assign.isHidden()) && (await other.isHidden()), `round ${round}`);
      const start = performance.now();
      await press(button);
      assert.deepEqual([await status.textContent(), await figure.textContent()], ["", measured]);
      assert.equal(await you.isVisible(), false);
      if (round === 1) await check();
      await lesson.evaluate((lesson) => lesson.scrollIntoView());
      await press(assign);
      const { y = 0 } = (await figure.boundingBox()) ?? {};
      assert.ok(y > 80 && y < 800, `the figure is in view and below the header, at ${y} px`);
      const time = (await figure.textContent()) ?? "";
      assert.match(time, /^\d\S* \p{L}+$/u);
      const most = Math.ceil((performance.now() - start) / 100) / 10;
      assert.ok(Number.parseFloat(time) <= most, `${time}, after ${most} at most`);
      assert.notEqual(time, measured);
      assert.ok(await you.isVisible());
      assert.equal(await status.textContent(), resultOf(2, time));
      assert.equal(await height(), before, "nothing moves");
      assert.deepEqual([await lesson.isVisible(), await assign.isVisible()], [false, false]);
      if (round === 1) await check();
    }
    assert.deepEqual(problems, []);
    assert.equal(requests.length, asked, "it requests nothing while it is used");
  }
});

test("the timetable works by keyboard: Escape withdraws the offer, who is not free stays out, and every press counts", async (t) => {
  const { page } = await visit(t, paths.projectsPage);
  const { root, lesson, offer, clock, again, status, figure } = timetableOn(page);
  await reach(root);
  await lesson.press("Enter");
  const started = (await clock.textContent()) ?? "";
  await clock.filter({ hasNotText: started }).waitFor();
  assert.equal(await lesson.getAttribute("aria-expanded"), "true");
  assert.ok(await offer.evaluate(hasFocus));
  await page.keyboard.press("Escape");
  assert.ok(await lesson.evaluate(hasFocus));
  assert.equal(await offer.isVisible(), false);
  await page.keyboard.press("Enter");
  for (const teacher of [...text.busy, text.free]) {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    if (teacher !== text.free) assert.ok((await status.textContent())?.includes(teacher.note), teacher.name);
  }
  assert.equal(
    await status.textContent(),
    resultOf(3 + text.busy.length, (await figure.textContent()) ?? ""),
  );
  assert.ok(await again.evaluate(hasFocus));
  await page.keyboard.press("Enter");
  assert.ok(await offer.evaluate(hasFocus));
});
