import type { Page } from "playwright";
import { draw } from "./visit.ts";

type Walked = Window & { met: Set<Element> };

/**
 * Tabs once through a page and through what opens on it. Reports the elements that look the same with and without the
 * focus, those that something covers, and those that Tab does not reach.
 */
export async function tabThrough(page: Page) {
  const unmarked: string[] = [];
  const covered: string[] = [];
  await page.evaluate(() => {
    scrollTo(0, 0);
    Object.assign(window, { met: new Set() });
    document.querySelector<HTMLElement>("a[href]")?.focus();
  });
  for (let stops = 0; stops < 200; stops++) {
    const stop = await page.evaluate(look);
    if (stop === "end") break;
    if (stop !== "met") {
      if (!stop.isMarked) unmarked.push(stop.name);
      if (!stop.isInView) covered.push(stop.name);
      if (stop.opens) {
        await page.keyboard.press("Enter");
        await draw(page);
        // Some controls move focus when they open.
        if (await page.evaluate(hasNewFocus)) continue;
      }
    }
    await page.keyboard.press("Tab");
  }
  return { unmarked, covered, missed: await page.evaluate(findMissed) };
}

function hasNewFocus() {
  const { activeElement } = document;
  return !!activeElement && !(window as unknown as Walked).met.has(activeElement);
}

/** Checks whether the focused element looks different from its unfocused state, and whether nothing covers it. */
function look() {
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
}

/** Visible elements that can have focus but never had it. */
function findMissed() {
  const { met } = window as unknown as Walked;
  // Tab reaches only the chosen one of several radio buttons.
  const all = document.querySelectorAll(
    "a[href], button, input:not([type=radio]:not(:checked)), select, textarea, summary, [tabindex]:not(:empty)",
  );
  return [...all]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !met.has(element))
    .map((element) => element.outerHTML.slice(0, 160));
}
