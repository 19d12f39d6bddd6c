import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { everyPath } from "#test/support/every-path.ts";
import { lostTexts } from "./lost-text.ts";
import { states } from "./states.ts";
import { desktop, phone, redrawn, visit } from "./visit.ts";

/** The text spacing of WCAG 1.4.12, as a visitor's style sheet. */
const spaced = (page: Page) =>
  page.addInitScript(() => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets.push(styles);
  });

const initial = everyPath.map((path) => ({ name: path, path, enter: async () => {} }));

test("with the text spacing of WCAG 1.4.12, no text of any page and state is lost", {
  concurrency: 3,
}, async (t) => {
  await Promise.all(
    [...initial, ...states.filter(({ part }) => part !== "[data-island=scroll-story]")].flatMap((state) =>
      [phone, desktop]
        .filter(({ width }) => !("only" in state) || !state.only || state.only(width))
        .map((viewport) =>
          t.test(`${state.name} at ${viewport.width} px`, async (t) => {
            const { options = {} } = state as (typeof states)[number];
            const before = async (page: Page) => {
              await spaced(page);
              await options.before?.(page);
            };
            const { page } = await visit(t, state.path, {
              reducedMotion: "reduce",
              ...options,
              viewport,
              before,
            });
            await state.enter(page);
            await redrawn(page);
            assert.deepEqual(await lostTexts(page), []);
          }),
        ),
    ),
  );
});
