import assert from "node:assert/strict";
import axe from "axe-core";
import type { Page } from "playwright";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Asserts that a part of a page, in the state in which it is, is accessible in both schemes and fits the window. */
export async function checkState(page: Page, part: string) {
  await page.emulateMedia({ colorScheme: "dark" });
  assert.deepEqual(await findViolations(page, part), [], "in the dark");
  await page.emulateMedia({ colorScheme: null });
  assert.deepEqual(await findViolations(page, part), []);
  await assertFits(page, part);
  await assertFitsSpaced(page, part);
}

/** Asserts that a page is no wider than its window, cuts no text off and breaks no word. */
export async function assertFits(
  page: Page,
  part = "body",
  hint = ": shorten the text, or let grid columns be minmax(0, 1fr), or, in the story on Home, raise a figure in its longest-texts.ts",
) {
  assert.deepEqual(await page.evaluate(findMisfits, part), [], `in ${page.viewportSize()?.width} px${hint}`);
}

/** Runs a check of a page with the text spacing of WCAG 1.4.12, which a visitor's style sheet may set. */
export async function withSpacedText(page: Page, check: () => Promise<void>) {
  await page.evaluate(() => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(`* {
      line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets.push(styles);
  });
  await check().finally(() => page.evaluate(() => void document.adoptedStyleSheets.pop()));
}

/** Asserts that a page with spaced text cuts none of it off. */
export const assertFitsSpaced = (page: Page, part = "body") =>
  withSpacedText(page, async () => {
    const misfits = await page.evaluate(findMisfits, part);
    const cutOff = misfits.filter((misfit) => !misfit.startsWith("breaks"));
    assert.deepEqual(cutOff, [], `with spaced text in ${page.viewportSize()?.width} px`);
  });

/** Sets the size of text in the browser's settings, and waits until the page has it. */
export async function setFontSize(page: Page, standard: number) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.setFontSizes", { fontSizes: { standard } });
  const isSet = (size: string) => getComputedStyle(document.documentElement).fontSize === size;
  await page.waitForFunction(isSet, `${standard}px`, { polling: 50 });
}

/** Runs axe when all transitions have ended. Reports each violation with its rule, its element and the reason. */
export async function findViolations(page: Page, part = "html"): Promise<string[]> {
  // The debugger injects axe, because the Content-Security-Policy does not apply to it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([part, tags]) => {
      const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
      const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
      await Promise.allSettled(transitions.map(({ finished }) => finished));
      // axe looks at no text on a gradient, so it gets the gradient's first colour if that is opaque.
      const grounds = [...document.querySelectorAll<HTMLElement>("body *")].flatMap((element) => {
        const [, ground] =
          /^linear-gradient\((?:\d+deg, )?(rgb\([^)]+\))/.exec(getComputedStyle(element).backgroundImage) ??
          [];
        return ground ? [[element.style, ground] as const] : [];
      });
      for (const [style, ground] of grounds) style.background = ground;
      // The box of these letters, but not the letters, is higher than the panel that is their background.
      const context = { include: part, exclude: "[data-to] > b" };
      const { violations } = await axe.run(context, { runOnly: tags, resultTypes: ["violations"] });
      for (const [style] of grounds) style.background = "";
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
      );
    },
    [part, tags] as const,
  );
}

/** Runs in the page. */
function findMisfits(part: string): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const misfits = new Set<string>();
  // In pixels: of boxes, and how far letters may stick out of theirs.
  const [rounding, overhang] = [0.5, 3];
  const report = (what: string, element: Element) =>
    misfits.add(`${what}: ${element.outerHTML.slice(0, 120)}`);
  if (scrollWidth > clientWidth) {
    misfits.add(`The page is ${scrollWidth} px wide`);
    for (const element of document.body.querySelectorAll("*"))
      if (element.getBoundingClientRect().right > clientWidth + rounding) report("sticks out", element);
  }

  const walker = document.createTreeWalker(document.querySelector(part) ?? document, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const { parentElement: element, data } = text;
    if (!data.trim() || !element || element.closest("svg, option, textarea, [inert]")) continue;
    // Islands hide what is not opened yet, and the signed page on About what a phone has no room for.
    const isShown =
      element.checkVisibility() ||
      element.matches(
        "header *, [data-island]:not([data-island=load-more]) *, details:not([open]) *, summary, #top article *",
      );
    if (!isShown) report("hides", element);
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { clipPath, fontSize } = getComputedStyle(element);
    // Visually hidden text is for screen readers.
    if (clipPath !== "none") continue;
    range.selectNodeContents(text);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    // Fonts have room above and below their letters.
    const room = 0.5 * Number.parseFloat(fontSize);
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      const edges = box.getBoundingClientRect();
      const isCut =
        (overflowX !== "visible" && (left < edges.left - overhang || right > edges.right + overhang)) ||
        (overflowY !== "visible" && (top < edges.top - room || bottom > edges.bottom + room));
      if (isCut) report(`is cut off by ${box.tagName}`, element);
    }
    // Hyphens and punctuation marks allow a new line in a word, and email addresses have it anywhere.
    if (element.closest("[href^='mailto:']")) continue;
    for (const { 0: word, index } of data.matchAll(/[^\s/@.–—-]+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const pieces = [...range.getClientRects()];
      const lines = new Set(pieces.map(({ top }) => Math.round(top)));
      const scale = element.getBoundingClientRect().width / element.offsetWidth;
      const width = pieces.reduce((sum, piece) => sum + piece.width, 0) / scale / Number.parseFloat(fontSize);
      if (lines.size > 1) report(`breaks "${word}", which is ${width.toFixed(2)}em wide`, element);
    }
  }
  return [...misfits];
}
