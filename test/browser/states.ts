import type { Page } from "playwright";
import { sites } from "#shared/pages.ts";
import { button, field, fillIn, invalid, ready, submitBy, succeeds } from "./contact-form.ts";
import {
  bot,
  botOn,
  carouselOn,
  doubtful,
  hasTimetable,
  island,
  scrollStoryOn,
  story,
  timetableOn,
  wordPickerOn,
} from "./page-objects.ts";
import type { VisitOptions } from "./visit.ts";

const [{ contactForm, furtherServices, layout, paths, services: allServices, servicesPage }] = sites;

/** A state of a page and how to reach it. */
export interface State {
  name: string;
  path: string;
  /** The part that axe checks, where a sticky header would cover part of the scrolled page. */
  part?: string;
  enter: (page: Page) => Promise<unknown>;
  only?: (width: number) => boolean;
  options?: VisitOptions;
}

/** A panel that a button in the header opens. */
const panel = (name: string, button: string): State => ({
  name,
  path: paths.home,
  enter: (page) => page.getByRole("button", { name: button, exact: true }).click(),
});

const services: readonly State[] = [
  {
    name: "carousel at its last slide",
    path: paths.servicesPage,
    part: "[data-island=carousel]",
    // In a wider window, both slides fit.
    only: (width) => width < 600,
    enter: async (page) => {
      const { row, next, reach } = carouselOn(page);
      await reach();
      await row.evaluate((row) => row.scrollTo(row.scrollWidth, 0));
      await next.and(page.locator("[aria-disabled=true]")).waitFor();
    },
  },
];
const openServices = allServices.map(({ id, title }) => ({
  name: `${title} open`,
  path: `${paths.servicesPage}#${id}`,
  part: `#${id}`,
  enter: (page: Page) => page.locator(`#${id}`).waitFor(),
}));
const loadMore: State = {
  name: "further services shown",
  path: paths.servicesPage,
  enter: async (page) => {
    await island(page, "load-more").getByText(servicesPage.list.loadMore).click();
    // The header would cover a link on the scrolled page.
    await page.evaluate(() => scrollTo(0, 0));
  },
};

const timetable: readonly State[] = [
  { name: "timetable to try", clicks: [] },
  { name: "timetable with a teacher on offer", clicks: ["lesson"] as const },
  { name: "timetable with its result", clicks: ["lesson", "assign"] as const },
].map(({ name, clicks }) => ({
  name,
  path: paths.projectsPage,
  part: "[data-island=timetable]",
  enter: async (page) => {
    const parts = timetableOn(page);
    await parts.reach();
    for (const click of clicks) await parts[click].click();
  },
}));

const conversation: State = {
  name: "bot with an answer, a person and a closest page",
  path: paths.servicesPage,
  part: "figure",
  enter: async (page) => {
    const { reach, field, questions, ask } = botOn(page);
    await reach();
    for (const question of questions) await question.click();
    await ask(doubtful);
    await field.evaluate((field) => field.scrollIntoView({ block: "end" }));
  },
};

const wordPicker: readonly State[] = [
  { name: "word picker being written" },
  { name: "word picker with its words", picks: [] },
  { name: "word picker with its sentence", picks: [3, 5, 7, 8] },
].map(({ name, picks }) => ({
  name,
  path: paths.about,
  part: "[data-island=word-picker]",
  enter: async (page) => {
    // The form has a message, so that every text is shown.
    await page.evaluate(() => sessionStorage.setItem("draft", '{"message":"Hello"}'));
    await page.reload();
    const { reach, field, pickWords, words } = wordPickerOn(page);
    await reach();
    await field.fill(story?.mail.text.slice(0, 300) ?? "");
    if (picks) await pickWords.click();
    for (const number of picks ?? []) await words.nth(number).click();
  },
}));

const mail: readonly State[] = [3, 58, 70, 84, 100].map((percent) => ({
  name: `story after ${percent}% of its way`,
  path: paths.home,
  part: "[data-island=scroll-story]",
  options: { reducedMotion: "no-preference" },
  enter: (page) => scrollStoryOn(page).goTo(percent),
}));

/** Fills in the form and sends it. */
async function send(page: Page) {
  await ready(page);
  await fillIn(page);
  await button(page).click();
}

const form: readonly State[] = [
  {
    name: "form not yet alive",
    path: paths.contactPage,
    enter: (page) => field(page, "message").focus(),
    // The request gets no response, so the form stays as the server sent it.
    options: { before: (page) => page.route("**/contact-form-*.js", () => {}) },
  },
  {
    name: "form that could not be loaded",
    path: paths.contactPage,
    enter: (page) => page.locator("[data-island-failed]").waitFor(),
    options: { before: (page) => page.route("**/contact-form-*.js", (route) => route.abort()) },
  },
  {
    name: "form with errors",
    path: paths.contactPage,
    enter: async (page) => {
      await ready(page);
      await button(page).click();
      await invalid(page).first().waitFor();
      // The header would cover a field on the scrolled page.
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  {
    name: "form sending",
    path: paths.contactPage,
    enter: async (page) => {
      await send(page);
      await page.getByRole("button", { name: contactForm.sending }).waitFor();
    },
    options: { before: submitBy(() => new Promise(() => {})) },
  },
  {
    name: "form sent",
    path: paths.contactPage,
    enter: async (page) => {
      await send(page);
      await succeeds(page);
    },
    options: { before: submitBy() },
  },
];

/** Every state that a visitor can reach, except the initial state of each page. */
export const states: readonly State[] = [
  { ...panel("menu open", layout.menu.button), only: (width) => width <= 1024 },
  ...(layout.search ? [panel("search open", layout.search.button)] : []),
  ...(servicesPage.highlights.items.length > 1 ? services : []),
  ...openServices,
  ...(furtherServices.length > 0 ? [loadMore] : []),
  ...(hasTimetable ? timetable : []),
  ...(bot ? [conversation] : []),
  ...(story ? [...wordPicker, ...mail] : []),
  ...form,
];
