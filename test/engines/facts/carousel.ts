import { setTimeout as sleep } from "node:timers/promises";
import { desktop, type Facts, phone, type Visitor } from "#test/engines/visitor.ts";

/** The facts of the carousel on a page. */
export const carouselFacts = (path: string): Facts =>
  Object.fromEntries(
    [phone, desktop].map((width) => [
      `the carousel of ${path} goes to its last slide and back, and has no way on at either end, at ${width} px`,
      async (visitor: Visitor) => {
        await visitor.open(path, width);
        await visitor.scrollToEnd();
        await goToEnd(visitor, "next");
        await goToEnd(visitor, "prev");
      },
    ]),
  );

/** Clicks a button until the row cannot scroll further, but not again. */
async function goToEnd(visitor: Visitor, direction: "next" | "prev") {
  const button = `[data-carousel-${direction}]`;
  while (!(await visitor.evaluate(isAtEnd, direction))) {
    await visitor.click(button);
    // Waits until the row has scrolled.
    await sleep(500);
  }
  const isOff = (button: string) => document.querySelector(button)?.ariaDisabled === "true";
  await visitor.until(`${button} is off`, isOff, button);
}

/** Whether the row has nothing left to scroll. Runs in the page. */
function isAtEnd(direction: "next" | "prev") {
  const { scrollLeft, scrollWidth, clientWidth } = document.querySelector("[data-carousel-track]") as Element;
  return (direction === "next" ? scrollWidth - clientWidth - scrollLeft : scrollLeft) <= 1;
}
