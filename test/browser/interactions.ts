import type { Page } from "playwright";
import { contents } from "#shared/pages.ts";
import type { VisitOptions } from "./visit.ts";

const [{ about, paths, projects, servicesPage }] = contents;
const bots = [servicesPage.conversation?.bot].filter((bot) => bot !== undefined);

type Step = readonly [name: string, take: (page: Page) => Promise<unknown>];

/** What a visitor does with a part of a page, in six steps. Each step is a frame of its strip. */
interface Interaction {
  name: string;
  path: string;
  steps: readonly [Step, Step, Step, Step, Step, Step];
  options?: VisitOptions;
}

async function ask(page: Page, question: string) {
  await page.fill("#question", question);
  await page.press("#question", "Enter");
}

/** The step of a reader who scrolls a part to this share of the window's height, and sees it move. */
const scroll = (name: string, css: string, share: number): Step => [
  name,
  (page) =>
    page.locator(css).evaluate(async (part, share) => {
      const { top, height } = part.getBoundingClientRect();
      scrollBy({ top: top + height / 2 - innerHeight * share, behavior: "instant" });
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    }, share),
];

async function pickWords(page: Page, numbers: readonly number[]) {
  for (const number of numbers) await page.locator("#contact [aria-pressed]").nth(number).click();
}

/** Every interaction that is photographed as a strip of frames. */
export const interactions: readonly Interaction[] = [
  {
    name: "tangle",
    path: paths.home,
    options: { reducedMotion: "no-preference" },
    steps: [
      scroll("The problem, half drawn", "#about svg", 0.75),
      scroll("The whole tangle, and its line", "#about svg", 0.5),
      scroll("It is pulled into the line", "#about svg", 0.25),
      scroll("The next section", "#services h2", 0.5),
      scroll("The one after it", "#portfolio h2", 0.5),
      scroll("The question at the end of the line", "#contact h2", 0.5),
    ],
  },
  ...bots.map(
    (bot): Interaction => ({
      name: "bot",
      path: paths.servicesPage,
      steps: [
        [
          "The sample, and the field below it",
          async (page) => {
            await page.locator("figcaption").evaluate((caption) => caption.scrollIntoView({ block: "end" }));
            await page.locator("form:not([hidden]) #question").waitFor();
          },
        ],
        [
          "A question in the visitor's words",
          (page) => page.fill("#question", "is it OK in the dishwaser??"),
        ],
        ["Enter: the answer, and its page", (page) => page.press("#question", "Enter")],
        ["A tap on a suggested question", (page) => page.locator("[data-question]").nth(1).click()],
        ["What the handbook does not hold", (page) => ask(page, bot.questions.at(-1) ?? "")],
        ["Nothing asked", (page) => ask(page, "")],
      ],
    }),
  ),
  ...projects
    .filter(({ image }) => image.name === "school")
    .map(
      (): Interaction => ({
        name: "timetable",
        path: paths.projectsPage,
        steps: [
          [
            "The picture, and its handle",
            async (page) => {
              const stage = page.locator("[data-island=timetable]");
              await stage.evaluate((picture) => picture.scrollIntoView({ block: "center" }));
              await page.locator("[data-lesson]").waitFor();
            },
          ],
          ["The pointer on the lesson", (page) => page.hover("[data-lesson]")],
          ["Click one: a teacher on offer", (page) => page.click("[data-lesson]")],
          ["The pointer on her button", (page) => page.hover("[data-assign]")],
          ["Click two: the lesson is filled", (page) => page.click("[data-assign]")],
          ["Again: as before", (page) => page.click("[data-again]")],
        ],
      }),
    ),
  {
    name: "long-version",
    path: paths.about,
    steps: [
      [
        "The heading, and the caret before it",
        async (page) => {
          await page.locator("#contact").evaluate((section) => section.scrollIntoView());
          await page.locator("#contact textarea").waitFor();
        },
      ],
      ["The first words", (page) => page.fill("#contact textarea", about.mail.text.slice(0, 20))],
      [
        "The whole text",
        (page) => page.fill("#contact textarea", about.mail.text.replaceAll(/[[\]]/g, "").slice(0, 420)),
      ],
      ["Every word can be picked", (page) => page.click("[data-find]")],
      ["The first one", (page) => pickWords(page, [12])],
      ["The sentence", (page) => pickWords(page, [17, 18, 19, 20])],
    ],
  },
];
