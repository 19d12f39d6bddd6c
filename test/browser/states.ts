import type { Page } from "playwright";
import { contents } from "#shared/pages.ts";
import { acceptEnquiries, answerEnquiries } from "./contact-form.ts";
import type { VisitOptions } from "./visit.ts";

const [{ about, contactForm, furtherServices, layout, projects, servicesPage, testimonials }] = contents;
const timetables = projects.filter(({ image }) => image.name === "school");
const bots = [servicesPage.conversation?.bot].filter((bot) => bot !== undefined);

const submit = (page: Page) => page.locator("form button").click();
const ready = (page: Page) => page.locator("form[data-ready]").waitFor();

async function complete(page: Page) {
  await ready(page);
  for (const name of ["name", "subject", "message"]) await page.fill(`[name=${name}]`, "Ten letters");
  await page.fill("[name=email]", "ada@example.com");
  await page.selectOption("[name=service]", { index: 1 });
}

async function reachTimetable(page: Page) {
  await page.locator("[data-island=timetable]").scrollIntoViewIfNeeded();
  await page.locator("[data-lesson]").waitFor();
}

async function bringText(page: Page, text: string) {
  await page.locator("#contact a").scrollIntoViewIfNeeded();
  await page.locator("textarea").fill(text);
}

/** A state of a page and how to reach it. */
interface State {
  name: string;
  path: string;
  /** The part that axe checks, if a sticky header would disturb it on the scrolled page. */
  part?: string;
  enter: (page: Page) => Promise<unknown>;
  only?: (width: number) => boolean;
  options?: VisitOptions;
}

/** Every state that a visitor can reach, except the pages as first loaded. */
export const states: readonly State[] = [
  {
    name: "menu open",
    path: "/",
    enter: (page) => page.getByRole("button", { name: layout.menu.button, exact: true }).click(),
    only: (width) => width <= 1024,
  },
  {
    name: "search open",
    path: "/",
    enter: (page) => page.getByRole("button", { name: layout.search.button, exact: true }).click(),
  },
  {
    name: "carousel at its last slide",
    path: testimonials.length > 1 ? "/" : "/services",
    part: "[data-island=carousel]",
    enter: async (page) => {
      await page.locator("[data-carousel-track]").scrollIntoViewIfNeeded();
      await page.locator("[data-carousel-controls]:not([hidden])").waitFor();
      await page.locator("[data-carousel-track]").evaluate((row) => row.scrollTo(row.scrollWidth, 0));
      await page.locator("[data-carousel-next][aria-disabled=true]").waitFor();
    },
  },
  ...furtherServices.slice(0, 1).map(() => ({
    name: "further services shown",
    path: "/services",
    enter: (page: Page) => page.locator("summary").click(),
  })),
  ...timetables.flatMap(() => [
    {
      name: "timetable to try",
      path: "/projects",
      part: "[data-island=timetable]",
      enter: reachTimetable,
    },
    {
      name: "timetable with a teacher on offer",
      path: "/projects",
      part: "[data-island=timetable]",
      enter: async (page: Page) => {
        await reachTimetable(page);
        await page.click("[data-lesson]");
      },
    },
    {
      name: "timetable with its result",
      path: "/projects",
      part: "[data-island=timetable]",
      enter: async (page: Page) => {
        await reachTimetable(page);
        await page.click("[data-lesson]");
        await page.click("[data-assign]");
      },
    },
  ]),
  ...bots.map(() => ({
    name: "bot with an answer and a person",
    path: "/services",
    part: "figure",
    enter: async (page: Page) => {
      await page.locator("#question").scrollIntoViewIfNeeded();
      for (const question of ["first", "last"] as const)
        await page.locator("[data-question]")[question]().click();
      await page.locator("#question").evaluate((field) => field.scrollIntoView({ block: "end" }));
    },
  })),
  {
    name: "long version to bring",
    path: "/about",
    part: "#contact",
    enter: (page) => bringText(page, ""),
  },
  {
    name: "long version being written",
    path: "/about",
    part: "#contact",
    enter: (page) => bringText(page, about.mail.text.slice(0, 300)),
  },
  {
    name: "long version with nothing picked",
    path: "/about",
    part: "#contact",
    enter: async (page) => {
      await bringText(page, about.mail.text);
      await page.click("[data-find]");
    },
  },
  {
    name: "long version with its sentence",
    path: "/about",
    part: "#contact",
    enter: async (page) => {
      // The form has a message, so that every text is there.
      await page.evaluate(() => sessionStorage.setItem("contact-draft", '{"message":"Hello"}'));
      await bringText(page, about.mail.text.slice(0, 300));
      await page.click("[data-find]");
      for (const number of [3, 5, 7, 8]) await page.locator("[role=group] [role=button]").nth(number).click();
    },
  },
  {
    name: "form not yet alive",
    path: "/contact",
    enter: (page) => page.focus("[name=name]"),
    // The request gets no answer, so the form stays as the server sent it.
    options: { before: (page) => page.route("**/ContactForm-*.js", () => {}) },
  },
  {
    name: "form that could not be loaded",
    path: "/contact",
    enter: (page) => page.locator("[data-island-failed]").waitFor(),
    options: { before: (page) => page.route("**/ContactForm-*.js", (route) => route.abort()) },
  },
  {
    name: "form with errors",
    path: "/contact",
    enter: async (page) => {
      await ready(page);
      await submit(page);
      await page.getByRole("alert").waitFor();
    },
  },
  {
    name: "form sending",
    path: "/contact",
    part: "form :has(> button)",
    enter: async (page) => {
      await complete(page);
      // The delay of the simulation never ends.
      await page.evaluate(() => {
        const { setTimeout } = window;
        window.setTimeout = (() => 0) as unknown as typeof setTimeout;
        document.querySelector("form")?.requestSubmit();
        window.setTimeout = setTimeout;
      });
      await page.getByRole("button", { name: contactForm.sending }).waitFor();
    },
    options: { before: (page) => answerEnquiries(page, () => {}) },
  },
  {
    name: "form sent",
    path: "/contact",
    enter: async (page) => {
      await complete(page);
      await submit(page);
      await page.getByText(contactForm.success).waitFor();
    },
    options: { before: acceptEnquiries },
  },
];
