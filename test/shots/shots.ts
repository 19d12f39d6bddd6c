// npm run shots: saves screenshots of every page and of its states in .shots/, at three widths and in
// both colour schemes, for design reviews.
import { mkdir } from "node:fs/promises";
import { test } from "node:test";
import type { Page } from "playwright";
import { sites } from "#shared/pages.ts";
import { button, fillIn, ready } from "#test/browser/support/contact-form.ts";
import { draw, island, reach, scrollThrough, visit } from "#test/browser/support/visit.ts";
import { everyPath } from "#test/support/every-path.ts";

const [{ contactForm, layout, paths, projectsPage }] = sites;
const folder = process.env["SHOTS_FOLDER"] ?? ".shots";
const widths = [375, 768, 1440];
const sizeOf = (width: number) => ({ width, height: width < 700 ? 812 : 900 });

await mkdir(folder, { recursive: true });

/** Takes a screenshot of the same page in both colour schemes. */
async function shoot(page: Page, name: string, fullPage: boolean) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${folder}/${name}-${colorScheme}.png`, fullPage });
  }
}

for (const path of everyPath)
  test(path, async (t) => {
    const { page } = await visit(t, path, { reducedMotion: "reduce" });
    for (const width of widths) {
      await page.setViewportSize(sizeOf(width));
      await scrollThrough(page);
      await page.evaluate(() => scrollTo(0, 0));
      await shoot(page, `${path.slice(1).replaceAll("/", "-") || "home"}-${width}`, true);
    }
  });

/** The states of a page in the order in which a visitor reaches them. */
const states: readonly (readonly [
  path: string,
  Readonly<Record<string, (page: Page) => Promise<unknown>>>,
])[] = [
  [
    paths.home,
    Object.fromEntries(
      [3, 58, 84].map((percent) => [`story-${percent}`, (page: Page) => goToStory(page, percent)]),
    ),
  ],
  [paths.home, { search: (page) => page.getByRole("button", { name: layout.search.button }).click() }],
  [
    paths.home,
    {
      menu: (page) =>
        page
          .locator("[popovertarget=menu]")
          .click({ timeout: 1000 })
          .catch(() => {}),
    },
  ],
  [
    paths.projectsPage,
    {
      timetable: (page) => reach(island(page, "timetable")),
      "timetable-offer": (page) =>
        page.getByRole("button", { name: projectsPage.project.timetable.invitation }).click(),
      "timetable-result": (page) =>
        page.getByRole("button", { name: projectsPage.project.timetable.assign }).click(),
    },
  ],
  [
    paths.contact,
    {
      "form-errors": async (page) => {
        await ready(page);
        await button(page).click();
      },
      "form-sending": async (page) => {
        await fillIn(page);
        await button(page).click();
      },
      "form-sent": (page) => page.getByText(contactForm.success).waitFor(),
    },
  ],
];

for (const [path, enter] of states)
  for (const width of widths)
    test(`${Object.keys(enter)} at ${width} px`, async (t) => {
      const { page } = await visit(t, path, { viewport: sizeOf(width) });
      for (const [state, reachState] of Object.entries(enter)) {
        await reachState(page);
        await shoot(page, `state-${state}-${width}`, false);
      }
    });

async function goToStory(page: Page, percent: number) {
  const root = island(page, "scroll-story");
  await reach(root);
  await root.evaluate((root, percent) => {
    const { top, height } = root.getBoundingClientRect();
    scrollTo({ top: scrollY + top + ((height - innerHeight) * percent) / 100, behavior: "instant" });
  }, percent);
  await draw(page);
}
