import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { designedPaths, layoutPaths, unknownPaths } from "#test/support/every-path.ts";
import { scrollToEnd } from "./support/scroll-to-end.ts";
import { desktop, phone, redrawn, visit } from "./support/visit.ts";

// Prose has the same layout on a phone as in a large window.
for (const path of [...layoutPaths, ...unknownPaths.slice(0, 1)])
  for (const viewport of designedPaths.includes(path) ? [phone, desktop] : [phone])
    test(`Tab reaches everything on ${path}, and shows what has the focus, at ${viewport.width} px`, async (t) => {
      const { page } = await visit(t, path, { viewport, reducedMotion: "reduce" });
      await scrollToEnd(page);
      await page.evaluate(() => {
        scrollTo(0, 0);
        Object.assign(window, { met: new Set() });
      });
      assert.deepEqual(await tabThrough(page), { unmarked: [], covered: [], missed: [] });
    });

type Walked = Window & { met: Set<Element> };

/** Tabs once through a page and through what opens on it. Reports the elements that fail. */
async function tabThrough(page: Page) {
  const unmarked: string[] = [];
  const covered: string[] = [];
  await page.keyboard.press("Tab");
  for (let stops = 0; stops < 200; stops++) {
    const stop = await look(page);
    if (stop === "end") break;
    if (stop !== "met") {
      if (!stop.isMarked) unmarked.push(stop.name);
      if (!stop.isInView) covered.push(stop.name);
      if (stop.opens) {
        await page.keyboard.press("Enter");
        await redrawn(page);
        // Some controls move focus when they open.
        if (await page.evaluate(hasNewFocus)) continue;
      }
    }
    await page.keyboard.press("Tab");
  }
  return { unmarked, covered, missed: await missed(page) };
}

function hasNewFocus() {
  const { activeElement } = document;
  return !!activeElement && !(window as unknown as Walked).met.has(activeElement);
}

/** Checks whether the focused element looks different from its unfocused state, and whether nothing covers it. */
function look(page: Page) {
  return page.evaluate(() => {
    const { activeElement: element } = document;
    if (!(element instanceof HTMLElement) || element === document.body) return "end";
    const { met } = window as unknown as Walked;
    if (met.has(element)) return "met";
    met.add(element);
    // The box around a field may show the focus indicator for it.
    const marked = [element, element.parentElement, element.parentElement?.parentElement].filter(
      (part) => !!part,
    );
    const marks = () =>
      marked.flatMap((part) =>
        ["", "::before", "::after"].map((pseudo) => {
          const { outline, borderImage, border, boxShadow, backgroundColor } = getComputedStyle(part, pseudo);
          return [outline, borderImage, border, boxShadow, backgroundColor].join();
        }),
      );
    const points = [...element.getClientRects()].flatMap(({ x, y, width, height }) =>
      [0.1, 0.5, 0.9].map((share) => [x + width * share, y + height / 2] as const),
    );
    const isInView = points.some(([x, y]) => element.contains(document.elementFromPoint(x, y)));
    const focused = marks();
    element.blur();
    const isMarked = marks().some((mark, index) => mark !== focused[index]);
    element.focus({ preventScroll: true });
    return {
      name: element.outerHTML.slice(0, 160),
      opens: element.matches("[popovertarget], summary, form button"),
      isMarked,
      isInView,
    };
  });
}

/** Visible elements that can have focus but never had it. */
const missed = (page: Page) =>
  page.evaluate(() => {
    const { met } = window as unknown as Walked;
    const all = document.querySelectorAll(
      "a[href], button, input, select, textarea, summary, [tabindex]:not(:empty)",
    );
    return [...all]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !met.has(element))
      .map((element) => element.outerHTML.slice(0, 160));
  });
