import type { Page } from "playwright";

/** Texts that leave their section, that something cuts off without a way to scroll there, or that lie on each other. */
export const lostTexts = (page: Page) =>
  page.evaluate(() => {
    const sections = "header, section, article, footer, [popover]";
    const scrollerOf = (element: Element | null): Element | undefined => {
      for (let box = element; box; box = box.parentElement)
        if (/auto|scroll/.test(getComputedStyle(box).overflow)) return box;
      return undefined;
    };
    /** What stays in view covers what scrolls by. */
    const stickyOf = (element: Element | null): Element | undefined => {
      for (let box = element; box; box = box.parentElement)
        if (getComputedStyle(box).position === "sticky") return box;
      return undefined;
    };
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.3 * Math.min(a.height, b.height);
    const shown = { opacityProperty: true, visibilityProperty: true };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: {
      element: Element;
      lines: DOMRect[];
      section: Element | null;
      sticky?: Element | undefined;
    }[] = [];
    const range = document.createRange();
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const element = node.parentElement;
      if (!node.nodeValue?.trim() || !element?.checkVisibility(shown)) continue;
      // Visually hidden text is for screen readers.
      if (element.closest("svg, template, option, textarea, [data-part=number]")) continue;
      if (getComputedStyle(element).clipPath !== "none") continue;
      range.selectNodeContents(node);
      const scroller = scrollerOf(element)?.getBoundingClientRect();
      const lines = [...range.getClientRects()].filter(
        ({ width, top, bottom }) =>
          width > 0 && !(scroller && (bottom < scroller.top || top > scroller.bottom)),
      );
      texts.push({ element, lines, section: element.closest(sections), sticky: stickyOf(element) });
    }
    const lost = new Set<string>();
    for (const [index, { element, lines, section, sticky }] of texts.entries()) {
      const name = element.outerHTML.slice(0, 100);
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const isOut = lines.some((line) => {
          const above = line.top < top - 3 || line.bottom > bottom + 3;
          const beside = line.left < left - 3 || line.right > right + 3;
          return (above && (box === section || overflowY === "clip")) || (beside && overflowX === "clip");
        });
        if (isOut) lost.add(`${name} is out of ${box.tagName}`);
        if (box === scrollerOf(element)) break;
      }
      for (const other of texts.slice(index + 1))
        if (
          other.section === section &&
          other.sticky === sticky &&
          !element.contains(other.element) &&
          !other.element.contains(element)
        )
          if (lines.some((line) => other.lines.some((otherLine) => overlap(line, otherLine))))
            lost.add(`${name} is on ${other.element.outerHTML.slice(0, 100)}`);
    }
    return [...lost];
  });

/** Visible words that continue on another line, where no hyphen or punctuation mark allows it. */
export const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
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
  });

/** Sets the text spacing of WCAG 1.4.12 like a visitor's style sheet, or removes it. */
export const spaceTexts = (page: Page, isSpaced: boolean) =>
  page.evaluate((isSpaced) => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`);
    if (isSpaced) document.adoptedStyleSheets.push(styles);
    else document.adoptedStyleSheets.pop();
  }, isSpaced);
