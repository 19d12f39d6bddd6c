import type { Page } from "playwright";
import { contents } from "#shared/pages.ts";

// The islands of the pages as visitors find their parts: by role, and by the name in the content of a language.

const [original] = contents;
type Content = typeof original;

/** Whether the content has a timetable to try, and the bot's words if it has a bot. */
export const hasTimetable = original.projects.some(({ image }) => image.name === "school");
export const bot = original.servicesPage.conversation?.bot;

export const island = (page: Page, name: string) => page.locator(`[data-island="${name}"]`);

/** A carousel: its row, which scrolls, the slides in it, and its buttons. */
export function carouselOn(page: Page, { carousel } = original) {
  const row = island(page, "carousel").getByRole("group", { name: carousel.slides, exact: true });
  const button = (name: string) => island(page, "carousel").getByRole("button", { name, exact: true });
  const [previous, next] = [button(carousel.previous), button(carousel.next)];
  const reach = async () => {
    await row.scrollIntoViewIfNeeded();
    await next.waitFor();
  };
  return { row, slides: row.locator("> *"), previous, next, reach };
}

export function timetableOn(page: Page, { projectsPage }: Content = original) {
  const { lesson, assign, again } = projectsPage.entry.timetable;
  const root = island(page, "timetable");
  const parts = {
    picture: root.locator("img").first(),
    lesson: root.getByRole("button", { name: lesson }),
    assign: root.getByRole("button", { name: assign }),
    again: root.getByRole("button", { name: again, exact: true }),
    status: root.getByRole("status"),
  };
  const reach = async () => {
    await parts.picture.scrollIntoViewIfNeeded();
    await parts.lesson.waitFor();
  };
  return { ...parts, reach };
}

export function botOn(page: Page, { servicesPage }: Content = original) {
  const { label = "", restart = "", questions = [], handbook } = servicesPage.conversation?.bot ?? {};
  const root = island(page, "handbook-bot");
  const field = root.getByRole("textbox", { name: label });
  const log = page.getByRole("log", { name: handbook?.chat.log ?? "" });
  const reach = async () => {
    await root.scrollIntoViewIfNeeded();
    await field.waitFor();
  };
  return {
    root,
    field,
    log,
    newest: log.getByRole("listitem").last(),
    questions: root.getByRole("listitem").getByRole("button"),
    firstQuestion: questions[0] ?? "",
    restart: root.getByRole("button", { name: restart }),
    reach,
    async ask(question: string) {
      await field.fill(question);
      await field.press("Enter");
    },
  };
}

export function longVersionOn(page: Page, { about }: Content = original) {
  const { heading, action, longVersion } = about.banner;
  const root = island(page, "long-version");
  const button = (name: string) => root.getByRole("button", { name, exact: true });
  const group = root.getByRole("group", { name: longVersion.group });
  const parts = {
    field: root.getByRole("textbox", { name: heading }),
    group,
    words: group.getByRole("button"),
    picked: group.getByRole("button", { pressed: true }),
    status: root.getByRole("status"),
    sentence: root.locator("[data-sentence]"),
    link: root.getByRole("link", { name: action }),
    find: button(longVersion.find),
    edit: button(longVersion.edit),
    restart: button(longVersion.restart),
    undo: button(longVersion.undo),
    kept: root.getByText(longVersion.kept),
  };
  return {
    ...parts,
    async reach() {
      await root.scrollIntoViewIfNeeded();
      await parts.field.waitFor();
    },
    async bring(text: string) {
      await parts.field.fill(text);
      await parts.find.click();
    },
    /** Picks words, or puts them back. */
    async pick(...words: string[]) {
      for (const word of words) await parts.words.filter({ hasText: new RegExp(`^${word}$`) }).click();
    },
  };
}

export function firstSentenceOn(page: Page, { home }: Content = original) {
  const { heading, action, example, kept } = home.banner;
  const root = island(page, "first-sentence");
  const field = root.getByRole("textbox", { name: heading });
  const link = root.getByRole("link", { name: action });
  return {
    field,
    link,
    example: root.getByText(example),
    kept: root.getByText(kept),
    async reach() {
      await link.scrollIntoViewIfNeeded();
      await field.waitFor();
    },
  };
}
