import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Asserts that a part of a page, in the state in which it is, is accessible and fits the window. */
export async function checkState(page: Page, part: string) {
  assert.deepEqual(await findViolations(page, part), []);
  await assertFits(page, "", part);
  await assertFitsSpaced(page, part);
}

/** Asserts that a page is no wider than its window, cuts no text off and breaks no word. */
export async function assertFits(page: Page, state = "", part = "body") {
  const misfits = [
    ...(await page.evaluate(findCutTexts, part)),
    ...(await page.evaluate(findBrokenWords, part)),
  ];
  assert.deepEqual(misfits, [], `in ${page.viewportSize()?.width} px ${state}`);
}

/** Asserts that a page cuts no text off with the text spacing of WCAG 1.4.12, which a visitor's style sheet may set. */
export async function assertFitsSpaced(page: Page, part = "body") {
  const setSpacing = (isSpaced: boolean) =>
    page.evaluate((isSpaced) => {
      const styles = new CSSStyleSheet();
      styles.replaceSync(`
      /* The story's figures are as wide as a picture. */
      :not([data-part="before"], [data-part="after"]) {
        line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
      }
      p { margin-bottom: 2em !important; }`);
      if (isSpaced) document.adoptedStyleSheets.push(styles);
      else document.adoptedStyleSheets.pop();
    }, isSpaced);
  await setSpacing(true);
  const misfits = await page.evaluate(findCutTexts, part);
  await setSpacing(false);
  assert.deepEqual(misfits, [], `in ${page.viewportSize()?.width} px with spaced text`);
}

/** Runs axe. Reports each violation with its rule, its element and the reason. */
export async function findViolations(page: Page, part = "html"): Promise<string[]> {
  // The debugger injects axe, because the Content-Security-Policy does not apply to it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  return page.evaluate(
    async ([part, tags]) => {
      const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
      // The box of these letters, but not the letters, is higher than the panel that is their background.
      const context = { include: part, exclude: "[data-part=after]" };
      const { violations } = await axe.run(context, { runOnly: tags, resultTypes: ["violations"] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary = "" }) => {
          const reason = failureSummary.split("\n").slice(1).join(" ").trim();
          return `${id}: ${html.slice(0, 160)} ${reason}`;
        }),
      );
    },
    [part, tags] as const,
  );
}

/** Runs in the page. Returns the texts that something cuts off, and the elements that make the page too wide. */
function findCutTexts(part: string): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = new Set<string>();
  const report = (fault: string, element: Element) =>
    faults.add(`${fault}: ${element.outerHTML.slice(0, 120)}`);
  if (scrollWidth > clientWidth)
    for (const element of document.body.querySelectorAll("*"))
      if (element.getBoundingClientRect().right > clientWidth + 0.5) report("sticks out", element);

  const walker = document.createTreeWalker(document.querySelector(part) ?? document, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const { parentElement: element, nodeValue } = walker.currentNode;
    const shown = { opacityProperty: true, visibilityProperty: true };
    if (!nodeValue?.trim() || !element?.checkVisibility(shown)) continue;
    // Visually hidden text is for screen readers.
    if (element.closest("svg, option, textarea")) continue;
    const { clipPath, fontSize } = getComputedStyle(element);
    if (clipPath !== "none") continue;
    // Fonts have room above and below their letters.
    const room = 0.5 * Number.parseFloat(fontSize);
    range.selectNodeContents(walker.currentNode);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      const edges = box.getBoundingClientRect();
      const isCut =
        (overflowX !== "visible" && (left < edges.left - 3 || right > edges.right + 3)) ||
        (overflowY !== "visible" && (top < edges.top - room || bottom > edges.bottom + room));
      if (isCut) report(`is cut off by ${box.tagName}`, element);
    }
  }
  return [...faults];
}

/** Runs in the page. Returns words that continue on another line, where no hyphen or punctuation mark allows it. */
function findBrokenWords(part: string): string[] {
  const broken: string[] = [];
  const walker = document.createTreeWalker(document.querySelector(part) ?? document, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const element = node.parentElement;
    if (!element?.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest("[href^='mailto:']")) continue;
    for (const { 0: word, index } of node.data.matchAll(/[^\s/@.–—-]+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8)));
      if (lines.size > 1) broken.push(`${word} in ${element.outerHTML.slice(0, 100)}`);
    }
  }
  return broken;
}
