// npm run shots: saves screenshots of every page and of many states in .shots/, at three widths and in
// both colour schemes, for design reviews.
import { test } from "node:test";
import type { Page } from "playwright";
import { middleOf, type Scene, scenes, totalDistance } from "#client/pages/home/story/scenes.ts";
import { sites } from "#shared/pages.ts";
import { button, fillIn, send, startSending, waitUntilReady } from "#test/browser/support/contact-form.ts";
import { island, scrollStage, scrollThrough, scrollToIsland, visit } from "#test/browser/support/visit.ts";
import { allPaths } from "#test/support/paths.ts";

const [{ paths }] = sites;
const folder = process.env.SHOTS_FOLDER ?? ".shots";
const widths = [375, 768, 1440];
const sizeOf = (width: number) => ({ width, height: width < 700 ? 812 : 900 });

/** Takes a screenshot of the same page in both colour schemes. */
async function shoot(page: Page, name: string, fullPage: boolean) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${folder}/${name}-${colorScheme}.png`, fullPage });
  }
}

for (const path of allPaths)
  test(path, async (t) => {
    const { page } = await visit(t, path, { reducedMotion: "reduce" });
    for (const width of widths) {
      await page.setViewportSize(sizeOf(width));
      await scrollThrough(page);
      await page.evaluate(() => scrollTo(0, 0));
      await shoot(page, `${path.slice(1).replaceAll("/", "-") || "home"}-${width}`, true);
    }
  });

type Reach = (page: Page) => Promise<unknown>;

const scenesOfStory = (Object.keys(scenes) as Scene[]).map((scene): [string, Reach] => [
  `story-${scene}`,
  (page) => scrollStage(page.locator("#story > div"), (100 * middleOf(scene)) / totalDistance),
]);

/** The states of a page in the order in which a visitor reaches them, and the windows that have them. */
const states: readonly { path: string; enter: Readonly<Record<string, Reach>>; at?: readonly number[] }[] = [
  { path: paths.home, enter: Object.fromEntries(scenesOfStory) },
  {
    path: paths.home,
    enter: { menu: (page) => page.locator("[popovertarget=menu]").click() },
    at: [375, 768],
  },
  { path: paths.home, enter: { search: (page) => page.locator("[popovertarget=search]").click() } },
  {
    path: paths.projects,
    enter: {
      timetable: (page) => scrollToIsland(island(page, "timetable")),
      "timetable-picker": (page) => page.locator("[data-part=invitation]").click(),
      "timetable-result": (page) => page.locator("[data-part=free]").click(),
    },
  },
  {
    path: paths.contact,
    enter: {
      "form-errors": async (page) => {
        await waitUntilReady(page);
        await button(page).click();
      },
      "form-sending": async (page) => {
        await fillIn(page);
        await startSending(page);
      },
      "form-sent": async (page) => {
        await page.reload();
        await fillIn(page);
        await send(page);
      },
    },
  },
];

for (const { path, enter, at = widths } of states)
  for (const width of at)
    test(`${Object.keys(enter)} at ${width} px`, async (t) => {
      const { page } = await visit(t, path, { viewport: sizeOf(width) });
      for (const [state, enterState] of Object.entries(enter)) {
        await enterState(page);
        await shoot(page, `state-${state}-${width}`, false);
      }
    });
