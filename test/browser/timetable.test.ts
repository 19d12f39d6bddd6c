import assert from "node:assert/strict";
import { suite, test } from "node:test";
import type { Page } from "playwright";
import { contents } from "#shared/pages.ts";
import { desktop, holdFiles, phone, type Visit, visit } from "./visit.ts";

const hasTimetable = contents[0].projects.some(({ image }) => image.name === "school");

const picture = (page: Page) => page.locator("[data-island=timetable] > picture");
const handle = (page: Page) => page.locator("[data-lesson]");
const day = (page: Page) => page.locator("[data-step] img").first();

/** The buttons by their names in a language, and its result as a pattern. */
function parts(page: Page, [{ projectsPage, language }] = contents.slice(0, 1) as [(typeof contents)[0]]) {
  const { lesson, assign, again, result } = projectsPage.entry.timetable;
  const [beforeClicks = "", between = ""] = result.split(/\{\w+\}/);
  return {
    lesson: page.getByRole("button", { name: lesson }),
    assign: page.getByRole("button", { name: assign }),
    again: page.getByRole("button", { name: again, exact: true }),
    status: page.locator("[data-island=timetable]").getByRole("status"),
    result: (clicks: number) =>
      new RegExp(
        `${beforeClicks}${new Intl.NumberFormat(language.locale).format(clicks)}${between}[\\d.,]+ \\p{L}`,
        "u",
      ),
  };
}

/** Opens the portfolio at the timetable, and waits for the island. */
async function reach(page: Page) {
  await picture(page).scrollIntoViewIfNeeded();
  await handle(page).waitFor();
}

if (hasTimetable)
  suite("the timetable", () => {
    for (const content of contents)
      for (const [how, viewport, hasTouch] of [
        ["by mouse", desktop, false],
        ["by finger", { width: 390, height: 844 }, true],
        ["by finger", { width: 620, height: 900 }, true],
      ] as const)
        test(`two clicks give the lesson its teacher ${how} at ${viewport.width} px in ${content.language.name}, and again`, async (t) => {
          const { page, problems, requests }: Visit = await visit(t, content.paths.projectsPage, {
            viewport,
            hasTouch,
          });
          await reach(page);
          await page.waitForLoadState("networkidle");
          const before = requests.length;
          const { lesson, assign, again, status, result } = parts(page, [content]);
          for (const round of [1, 2]) {
            assert.deepEqual(
              [await assign.isVisible(), await again.isVisible()],
              [false, false],
              `round ${round}`,
            );
            await (hasTouch ? lesson.tap() : lesson.click());
            await (hasTouch ? assign.tap() : assign.click());
            assert.match((await status.textContent()) ?? "", result(2));
            assert.deepEqual([await lesson.isVisible(), await assign.isVisible()], [false, false]);
            await (hasTouch ? again.tap() : again.click());
            assert.equal(await status.textContent(), "");
          }
          assert.deepEqual(problems, []);
          assert.equal(requests.length, before, "nothing is asked for while it is used");
        });

    test("it works by keyboard: Escape takes the offer back, and every press counts", async (t) => {
      const { page } = await visit(t, "/projects");
      await reach(page);
      const { lesson, assign, again, status, result } = parts(page);
      const isFocused = (button: typeof lesson) =>
        button.evaluate((element) => element === document.activeElement);
      await lesson.focus();
      await page.keyboard.press("Enter");
      assert.equal(await lesson.getAttribute("aria-expanded"), "true");
      await page.keyboard.press("Tab");
      assert.ok(await isFocused(assign));
      await page.keyboard.press("Escape");
      assert.ok(await isFocused(lesson));
      assert.equal(await assign.isVisible(), false);
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Space");
      assert.match((await status.textContent()) ?? "", result(3));
      assert.ok(await isFocused(again));
      await page.keyboard.press("Enter");
      assert.ok(await isFocused(lesson));
    });

    test("the time runs from the first click to the last", async (t) => {
      const { page } = await visit(t, "/projects");
      await reach(page);
      const { lesson, assign, status } = parts(page);
      await lesson.click();
      const start = Date.now();
      await page.waitForTimeout(1300);
      await assign.click();
      const longest = (Date.now() - start) / 1000 + 0.3;
      const [, seconds = ""] = /, ([\d.]+)/.exec((await status.textContent()) ?? "") ?? [];
      assert.ok(Number(seconds) >= 1.3 && Number(seconds) <= longest, `${seconds} seconds of ${longest}`);
    });

    for (const viewport of [phone, { width: 620, height: 900 }, desktop])
      test(`at ${viewport.width} px everything lies on its place of the picture, and can be hit`, async (t) => {
        const { page } = await visit(t, "/projects", { viewport });
        await reach(page);
        const { lesson, assign, again } = parts(page);
        const box = async (part: typeof lesson) => {
          const found = await part.boundingBox();
          assert.ok(found);
          return found;
        };
        const whole = await box(picture(page).locator("img"));
        const isInside = async (part: typeof lesson) => {
          const { x, y, width, height } = await box(part);
          assert.ok(x >= whole.x - 1 && y >= whole.y - 1, `${x}, ${y}`);
          assert.ok(x + width <= whole.x + whole.width + 1 && y + height <= whole.y + whole.height + 1);
        };
        /** Whether the button is hit in a square of 44 px around its centre. */
        const isLarge = async (part: typeof lesson) =>
          assert.ok(
            await part.evaluate((button) => {
              const { x, y, width, height } = button.getBoundingClientRect();
              return [-21, 0, 21].every((dx) =>
                [-21, 0, 21].every((dy) =>
                  button.contains(document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy)),
                ),
              );
            }),
          );
        await isInside(lesson);
        await isLarge(lesson);
        await lesson.click();
        await isInside(assign);
        await isLarge(assign);
        await assign.click();
        await isInside(again);
        await isLarge(again);
        await isInside(page.locator("[data-result]"));
      });

    for (const [name, options] of [
      ["without JavaScript", { javaScriptEnabled: false }],
      [
        "when its pictures fail",
        { before: (page: Page) => page.route(/\/day-[^/]+$/, (route) => route.abort()) },
      ],
      [
        "when its script fails",
        { before: (page: Page) => page.route(/\/timetable-[^/]+\.js$/, (route) => route.abort()) },
      ],
    ] as const)
      test(`${name} the picture stands alone`, async (t) => {
        const { page } = await visit(t, "/projects", options);
        await picture(page).scrollIntoViewIfNeeded();
        await page.waitForLoadState("networkidle");
        assert.ok(await picture(page).isVisible());
        assert.equal(await handle(page).isVisible(), false);
        assert.equal(await parts(page).lesson.count(), 0);
      });

    test("nothing of it loads before the visitor is near, and nothing moves when it comes", async (t) => {
      const { hold, release } = holdFiles(/\/(timetable|day|lesson)-[^/]+$/);
      const { page, requests } = await visit(t, "/projects", { viewport: phone, before: hold });
      await page.waitForLoadState("networkidle");
      const own = () => requests.filter((request) => /\/(timetable|day|lesson)-[^/]+$/.test(request.url()));
      assert.deepEqual(own(), []);
      await picture(page).scrollIntoViewIfNeeded();
      const places = () =>
        page
          .locator("main *")
          .evaluateAll((all) =>
            all
              .filter((each) => !each.closest("[data-step]"))
              .map((each) => each.getBoundingClientRect().top + scrollY),
          );
      while (own().length === 0) await page.waitForTimeout(50);
      const before = await places();
      release();
      await handle(page).waitFor();
      assert.deepEqual(await places(), before);
      assert.ok(
        await day(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
      );
    });

    test("there is nothing to try as long as the picture itself is missing", async (t) => {
      const { hold, release } = holdFiles(/\/school-[^/]+$/);
      const { page } = await visit(t, "/projects", { viewport: phone, before: hold, until: "commit" });
      await page.locator("[data-island=timetable]").scrollIntoViewIfNeeded();
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLImageElement>("[data-step] img")].every(
          ({ naturalWidth }) => naturalWidth > 0,
        ),
      );
      await page.locator("[data-step] img").evaluateAll(async (images) => {
        await Promise.all(images.map((image) => (image as HTMLImageElement).decode()));
        await new Promise(requestAnimationFrame);
      });
      assert.equal(await handle(page).isVisible(), false);
      release();
      await handle(page).waitFor();
    });

    test("the lesson fills from its left, and with reduced motion at once", async (t) => {
      for (const [reducedMotion, moving] of [
        ["no-preference", true],
        ["reduce", false],
      ] as const) {
        const { page } = await visit(t, "/projects", { reducedMotion });
        await reach(page);
        const { lesson, assign } = parts(page);
        await lesson.click();
        await assign.click();
        const isMoving = await page
          .locator("[data-step] img")
          .nth(1)
          .evaluate((image) => getComputedStyle(image).animationName !== "none");
        assert.equal(isMoving, moving, reducedMotion);
      }
    });

    test("in print there is only the picture", async (t) => {
      const { page } = await visit(t, "/projects");
      await reach(page);
      await handle(page).click();
      await page.emulateMedia({ media: "print" });
      assert.ok(await picture(page).locator("img").isVisible());
      assert.equal(await page.locator("[data-step]").isVisible(), false);
    });
  });
