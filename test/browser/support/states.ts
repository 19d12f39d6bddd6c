import type { Page } from "playwright";
import { sites } from "#shared/pages.ts";
import { button, field, fillIn, invalid, ready, sendWithin, succeeds } from "./contact-form.ts";
import { carouselOn, scrollStoryOn, timetableOn } from "./page-objects.ts";
import type { VisitOptions } from "./visit.ts";

const [{ contactForm, layout, paths, servicesPage }] = sites;

/** States of a page in the order in which a visitor reaches them. */
export interface States {
  path: string;
  /** How to reach each state from the one before it. */
  enter: Readonly<Record<string, (page: Page) => Promise<unknown>>>;
  /** The part that differs from the page's initial state. */
  part: string;
  only?: (width: number) => boolean;
  options?: VisitOptions;
}

/** A panel that a button in the header opens. */
const panel = (state: string, button: string): States => ({
  path: paths.home,
  part: "header",
  enter: { [state]: (page) => page.getByRole("button", { name: button, exact: true }).click() },
});

const carousel: States = {
  path: paths.servicesPage,
  part: "[data-island=carousel]",
  // In a wider window, both slides fit.
  only: (width) => width < 600,
  enter: {
    "carousel at its last slide": async (page) => {
      const { row, next, reach } = carouselOn(page);
      await reach();
      await row.evaluate((row) => row.scrollTo(row.scrollWidth, 0));
      await next.and(page.locator("[aria-disabled=true]")).waitFor();
    },
  },
};

const services: States = {
  path: paths.servicesPage,
  part: "#services",
  enter: {
    "every service shown, the last one open": async (page) => {
      await page.getByText(servicesPage.list.loadMore, { exact: true }).click();
      await page.locator("#services summary").last().click();
    },
  },
};

const timetable: States = {
  path: paths.projectsPage,
  part: "[data-island=timetable]",
  enter: {
    "timetable to try": (page) => timetableOn(page).reach(),
    "timetable with a teacher on offer": (page) => timetableOn(page).lesson.click(),
    "timetable with its result": (page) => timetableOn(page).assign.click(),
  },
};

const mail: States = {
  path: paths.home,
  part: "[data-island=scroll-story]",
  options: { reducedMotion: "no-preference" },
  enter: Object.fromEntries(
    [3, 58, 84].map((percent) => [
      `story after ${percent}% of its way`,
      (page) => scrollStoryOn(page).goTo(percent),
    ]),
  ),
};

/** Fills in the form and sends it. */
async function send(page: Page) {
  await fillIn(page);
  await button(page).click();
}

const form: readonly States[] = [
  {
    path: paths.contact,
    part: "[data-island=contact-form]",
    enter: { "form not yet alive": (page) => field(page, "message").focus() },
    // The request gets no response, so the form stays as the server sent it.
    options: { before: (page) => page.route("**/contact-form-*.js", () => {}) },
  },
  {
    path: paths.contact,
    part: "[data-island=contact-form]",
    enter: { "form that could not be loaded": (page) => page.locator("[data-island-failed]").waitFor() },
    options: { before: (page) => page.route("**/contact-form-*.js", (route) => route.abort()) },
  },
  {
    path: paths.contact,
    part: "[data-island=contact-form]",
    enter: {
      "form with errors": async (page) => {
        await ready(page);
        await button(page).click();
        await invalid(page).first().waitFor();
        // The header would cover a field on the scrolled page.
        await page.evaluate(() => scrollTo(0, 0));
      },
      "form sending": async (page) => {
        await send(page);
        await page.getByRole("button", { name: contactForm.sending }).waitFor();
      },
    },
    options: { before: sendWithin(() => new Promise(() => {})) },
  },
  {
    path: paths.contact,
    part: "[data-island=contact-form]",
    enter: {
      "form sent": async (page) => {
        await ready(page);
        await send(page);
        await succeeds(page);
      },
    },
    options: { before: sendWithin() },
  },
];

/** Every state that a visitor can reach, except the initial state of each page. */
export const states: readonly States[] = [
  { ...panel("menu open", layout.menu.button), only: (width) => width <= 1024 },
  panel("search open", layout.search.button),
  carousel,
  services,
  timetable,
  mail,
  ...form,
];
