import type { Locator, Page } from "playwright";
import { sites } from "#shared/pages.ts";
import { redrawn } from "./visit.ts";

// The islands' parts, as visitors find them where possible: by role, and by the name in a language's content.

const [original] = sites;

export const island = (page: Page, name: string) => page.locator(`[data-island="${name}"]`);

/** A carousel: its scrolling row, the slides in it, and its buttons. */
export function carouselOn(page: Page) {
  const { carousel } = original;
  const row = island(page, "carousel").getByRole("group", { name: carousel.slides, exact: true });
  const button = (name: string) => island(page, "carousel").getByRole("button", { name, exact: true });
  const [previous, next] = [button(carousel.previous), button(carousel.next)];
  const reach = async () => {
    await row.scrollIntoViewIfNeeded();
    await next.waitFor();
  };
  return { row, slides: row.locator("> *"), previous, next, reach };
}

export function timetableOn(page: Page) {
  const { invitation, assign, again, you } = original.projectsPage.project.timetable;
  const root = island(page, "timetable");
  const parts = {
    picture: root.locator("img").first(),
    lesson: root.getByRole("button", { name: invitation }),
    assign: root.getByRole("button", { name: assign }),
    again: root.getByRole("button", { name: again, exact: true }),
    status: root.getByRole("status"),
    figure: root.locator("b"),
    you: root.getByText(you, { exact: true }),
  };
  const reach = async () => {
    await parts.picture.scrollIntoViewIfNeeded();
    await parts.lesson.waitFor();
  };
  return { ...parts, reach };
}

/** A client's email, from which its sentence emerges on a stage as the visitor scrolls. */
export function scrollStoryOn(page: Page) {
  const root = island(page, "scroll-story");
  const staged = root.and(page.locator("[data-staged]"));
  return {
    root,
    mail: root.locator("[data-part=mailText]"),
    marks: root.locator("mark"),
    sentence: root.locator("[data-part=sentence]"),
    words: root.locator("[data-part=flight] > span"),
    closing: root.locator("[data-part=solution]"),
    product: root.locator("[data-part=product]"),
    staged,
    /** Scrolls to a percentage of the distance during which the stage stays in place. */
    async goTo(percent: number) {
      await staged.waitFor();
      await root.evaluate((root, percent) => {
        const { top, height } = root.getBoundingClientRect();
        scrollTo({ top: scrollY + top + ((height - innerHeight) * percent) / 100, behavior: "instant" });
      }, percent);
      await redrawn(page);
    },
  };
}

export function homeMessageOn(page: Page) {
  const { heading, action, example } = original.home.banner;
  const root = island(page, "home-message");
  const field = root.getByRole("textbox", { name: heading });
  const link = root.getByRole("link", { name: action });
  return {
    field,
    link,
    example: root.getByText(example),
    async reach() {
      await link.scrollIntoViewIfNeeded();
      await field.waitFor();
    },
  };
}

/** The left edge, the centre and the width of each element. */
export const boxesOf = (all: Locator) =>
  all.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top + height / 2, width];
    }),
  );

/** The greatest distance between boxes. */
export const distance = (some: number[][], others: number[][]) =>
  Math.max(
    ...some.flatMap((box, index) => box.map((side, at) => Math.abs(side - (others[index]?.[at] ?? 9e9)))),
  );
