import { contents } from "#shared/site-pages.ts";
import { desktop, type Facts, phone, type Visitor } from "#test/engines/visitor.ts";
import { assertNothingRequested } from "./requests.ts";

type Act = (visitor: Visitor, css: string) => Promise<unknown>;

const hands: readonly { how: string; width: number; act: Act }[] = [
  { how: "by mouse", width: desktop, act: (visitor, css) => visitor.click(css) },
  { how: "by finger", width: phone, act: (visitor, css) => visitor.tap(css) },
  { how: "by keyboard", width: desktop, act: pressEnter },
];

const schools = contents.filter(({ projects }) => projects.some(({ image }) => image.name === "school"));

export const timetableFacts: Facts = Object.fromEntries(
  schools.flatMap(({ language, paths }) =>
    hands.map(({ how, width, act }) => [
      `the lesson gets its teacher ${how}, and again, in ${language.name}`,
      async (visitor: Visitor) => {
        await visitor.open(paths.projects, width);
        await visitor.evaluate(() =>
          document
            .querySelector("[data-island=timetable]")
            ?.scrollIntoView({ block: "center", behavior: "instant" }),
        );
        await visitor.until("the lesson can be chosen", isShown, "[data-lesson]");
        await assertNothingRequested(visitor, async () => {
          for (let round = 0; round < 2; round++) {
            await act(visitor, "[data-lesson]");
            await visitor.until("the teacher is on offer", isShown, "[data-assign]");
            await act(visitor, "[data-assign]");
            await visitor.until("the lesson is filled, and the line says what it took", isFilled);
            await act(visitor, "[data-again]");
            await visitor.until("the lesson is open again", isShown, "[data-lesson]");
          }
        });
      },
    ]),
  ),
);

/** Reaches a button by keyboard, and presses it. The offer is the next one after its lesson. */
async function pressEnter(visitor: Visitor, css: string) {
  const hasFocus = (css: string) => document.activeElement === document.querySelector(css);
  if (css === "[data-assign]") await visitor.press("Tab");
  if (css === "[data-lesson]")
    await visitor.evaluate((css) => document.querySelector<HTMLElement>(css)?.focus(), css);
  await visitor.until(`${css} has the focus`, hasFocus, css);
  await visitor.press("Enter");
}

// These functions run in the page.

function isShown(css: string) {
  return document.querySelector(css)?.checkVisibility() ?? false;
}

function isFilled() {
  const [, lesson] = document.querySelectorAll<HTMLImageElement>("[data-step=filled] img");
  return Boolean(lesson && lesson.naturalWidth > 0 && document.querySelector("[data-result]")?.textContent);
}
