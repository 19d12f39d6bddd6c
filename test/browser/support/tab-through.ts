import type { Page } from "playwright";
import { draw } from "./visit.ts";

type Walked = Window & { met: Set<Element> };

/**
 * Tabs once through a page and through what opens on it. Returns the elements that look the same with the focus as
 * without it, that something covers, that scroll nothing, or that Tab does not reach.
 */
export async function tabThrough(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(() => {
    scrollTo(0, 0);
    Object.assign(window, { met: new Set() });
    document.querySelector<HTMLElement>("a[href]")?.focus();
  });
  for (let stop = await page.evaluate(look); !stop.isEnd; stop = await page.evaluate(look)) {
    faults.push(...stop.faults);
    if (stop.opens) {
      await page.keyboard.press("Enter");
      await draw(page);
      // Some controls move focus when they open.
      if (
        await page.evaluate(() => !(window as unknown as Walked).met.has(document.activeElement as Element))
      )
        continue;
    }
    await page.keyboard.press("Tab");
  }
  return [...faults, ...(await page.evaluate(findMissed))];
}

/** Checks whether the focused element looks different from its unfocused state, and whether nothing covers it. */
function look() {
  const { activeElement: element } = document;
  const { met } = window as unknown as Walked;
  const isEnd = !(element instanceof HTMLElement) || element === document.body;
  if (isEnd || met.has(element)) return { isEnd, opens: false, faults: [] };
  met.add(element);
  // The box around a field may show the focus indicator for it.
  const boxes = [element, element.parentElement, element.parentElement?.parentElement].filter((box) => !!box);
  const marks = () =>
    boxes.flatMap((box) =>
      ["", "::before", "::after"].map((pseudo) => {
        const { outline, borderImage, border, boxShadow, backgroundColor } = getComputedStyle(box, pseudo);
        return [outline, borderImage, border, boxShadow, backgroundColor].join();
      }),
    );
  const isInView = [...element.getClientRects()].some(({ x, y, width, height }) =>
    [0.1, 0.5, 0.9].some((share) =>
      element.contains(document.elementFromPoint(x + width * share, y + height / 2)),
    ),
  );
  const focused = marks().join();
  element.blur();
  const isMarked = marks().join() !== focused;
  element.focus({ preventScroll: true });
  const isUseless = element.matches("[tabindex='0']") && element.scrollWidth <= element.clientWidth;
  const faults = Object.entries({ unmarked: !isMarked, covered: !isInView, useless: isUseless });
  return {
    isEnd,
    opens: element.matches("[popovertarget], summary, form button"),
    faults: faults.filter(([, is]) => is).map(([fault]) => `${fault}: ${element.outerHTML.slice(0, 160)}`),
  };
}

/** Visible elements that can have focus but never had it. Tab reaches only the chosen one of several radio buttons. */
function findMissed() {
  const { met } = window as unknown as Walked;
  const all = document.querySelectorAll(
    "a[href], button, input:not([type=radio]:not(:checked)), select, textarea, summary, [tabindex='0']",
  );
  return [...all]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !met.has(element))
    .map((element) => `missed: ${element.outerHTML.slice(0, 160)}`);
}
