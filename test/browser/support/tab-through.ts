import type { Page } from "playwright";
import { nextFrames } from "./visit.ts";

/**
 * Tabs once through a page and through what opens on it. Returns what looks the same with the focus as without it,
 * has an outline, a border or a placeholder with too little contrast, is covered, scrolls nothing, has no arrow in
 * forced colours, has too small a text for iPhones, or is not reached by Tab.
 */
export async function tabThrough(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(() => {
    scrollTo(0, 0);
    for (const element of document.querySelectorAll("[data-met]")) element.removeAttribute("data-met");
    document.querySelector<HTMLElement>("a[href]")?.focus();
  });
  for (
    let stop = await page.evaluate(inspectFocused);
    !stop.isEnd;
    stop = await page.evaluate(inspectFocused)
  ) {
    faults.push(...stop.faults);
    if (stop.opens) {
      await page.keyboard.press("Enter");
      await nextFrames(page);
      // Some controls move focus when they open.
      if (await page.locator(":focus:not([data-met])").count()) continue;
    }
    await page.keyboard.press("Tab");
  }
  // Tab reaches only the chosen one of several radio buttons.
  const all =
    "a[href], button, input:not([type=radio]:not(:checked)), select, textarea, summary, [tabindex='0']";
  const missed = page.locator(`:is(${all}):not([data-met])`).filter({ visible: true });
  const names = await missed.evaluateAll((all) =>
    all.map((element) => `missed: ${element.outerHTML.slice(0, 160)}`),
  );
  return [...faults, ...names];
}

/** Checks whether the focused element looks different from its unfocused state, and whether nothing covers it. */
function inspectFocused() {
  const { activeElement: element } = document;
  const isEnd = !(element instanceof HTMLElement) || element === document.body;
  if (isEnd || "met" in element.dataset) return { isEnd, opens: false, faults: [] };
  element.dataset.met = "";
  // The box around a field may show the focus indicator for it.
  const boxes = [element, element.parentElement, element.parentElement?.parentElement].filter((box) => !!box);
  const marks = () =>
    boxes.flatMap((box) =>
      ["", "::before", "::after"].map((pseudo) => {
        const styles = getComputedStyle(box, pseudo);
        const { outline, outlineStyle, borderImage, border, boxShadow, backgroundColor } = styles;
        // An outline that is not drawn may change its colour.
        return [outlineStyle !== "none" && outline, borderImage, border, boxShadow, backgroundColor].join();
      }),
    );
  const isInView = [...element.getClientRects()].some(({ x, y, width, height }) =>
    [0.1, 0.5, 0.9].some((share) =>
      element.contains(document.elementFromPoint(x + width * share, y + height / 2)),
    ),
  );
  const { outlineColor, outlineOffset, outlineStyle, borderBottomColor, borderBottomStyle } =
    getComputedStyle(element);
  const luminanceOf = (color: string) => {
    const [red = 0, green = 0, blue = 0] =
      color.match(/[\d.]+/g)?.map((part) => (Number(part) / 255) ** 2.2) ?? [];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const isDrawn = (color: string) => color !== "" && !color.endsWith(", 0)");
  /**
   * Whether a line around the element has less than 3:1 to what is behind it (WCAG 1.4.11), or text less than 4.5:1.
   */
  const isFaint = (line: string, least = 3) => {
    let ground = "";
    // A line with an offset is outside of what is as large as the element.
    const isInside = Number.parseFloat(outlineOffset) < 0;
    for (let box: HTMLElement | null = element; box && !isDrawn(ground); box = box.parentElement)
      if (isInside || box.offsetWidth > element.offsetWidth + 4)
        ground = getComputedStyle(box).backgroundColor;
    const [dark = 1, light = 1] = [luminanceOf(line), luminanceOf(ground)].sort((a, b) => a - b);
    return isDrawn(line) && light / dark < least;
  };
  const faint =
    (outlineStyle !== "none" && isFaint(outlineColor)) ||
    (borderBottomStyle !== "none" && element.matches("input, select") && isFaint(borderBottomColor));
  // axe looks at no placeholder. A transparent one is for screen readers.
  const { color: hint, opacity } = getComputedStyle(element, "::placeholder");
  const isHint = element.matches(":placeholder-shown") && opacity !== "0";
  const pale = isHint && (Number(opacity) < 1 || isFaint(hint, 4.5));
  const focused = marks().join();
  element.blur();
  const isMarked = marks().join() !== focused;
  element.focus({ preventScroll: true });
  const isPlain = element.matches("select") && matchMedia("(forced-colors: active)").matches;
  const bare = isPlain && getComputedStyle(element).appearance === "none";
  // Safari on iPhones zooms in on such a field, and not out again.
  const zooms =
    element.matches("input:not([type=radio]), select, textarea") &&
    Number.parseFloat(getComputedStyle(element).fontSize) < 16;
  const isUseless = element.matches("[tabindex='0']") && element.scrollWidth <= element.clientWidth;
  const faults = Object.entries({
    unmarked: !isMarked,
    faint,
    pale,
    covered: !isInView,
    useless: isUseless,
    bare,
    zooms,
  });
  return {
    isEnd,
    opens: element.matches("[popovertarget], summary, form button"),
    faults: faults.filter(([, is]) => is).map(([fault]) => `${fault}: ${element.outerHTML.slice(0, 160)}`),
  };
}
