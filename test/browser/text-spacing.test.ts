import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { everyPath } from "#test/support/every-path.ts";
import { lostTexts } from "./lost-text.ts";
import { type State, states } from "./states.ts";
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

const initial: State[] = everyPath.map((path) => ({ name: path, path, enter: async () => {} }));

test("with the text spacing of WCAG 1.4.12, no text of any page and state is lost", {
  concurrency: 3,
}, async (t) => {
  await Promise.all(
    [...initial, ...states.filter(({ part }) => part !== "[data-island=scroll-story]")].map((state) =>
      t.test(state.name, async (t) => {
        const { options = {}, only } = state;
        const before = async (page: Page) => {
          await spaced(page);
          await options.before?.(page);
        };
        const { page } = await visit(t, state.path, {
          reducedMotion: "reduce",
          ...options,
          viewport: phone,
          before,
        });
        await state.enter(page);
        for (const viewport of [phone, desktop]) {
          if (only && !only(viewport.width)) continue;
          await page.setViewportSize(viewport);
          await redrawn(page);
          assert.deepEqual(await lostTexts(page), [], `at ${viewport.width} px`);
        }
      }),
    ),
  );
});
