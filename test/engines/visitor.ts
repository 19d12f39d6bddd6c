import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import type { Driver } from "./driver.ts";
import type { FirstVisit } from "./first-visit.ts";

/** Key codes of the WebDriver standard. */
export const keys = { enter: "\uE007", escape: "\uE00C" };

type Run<Args extends unknown[], Result> = (...args: Args) => Result | Promise<Result>;

/** A new visitor of the site, in any engine. */
export class Visitor {
  readonly #driver: Driver;
  readonly #visit: FirstVisit;

  constructor(driver: Driver, visit: FirstVisit) {
    this.#driver = driver;
    this.#visit = visit;
  }

  /** All problems of the visit so far: see FirstVisit. */
  get problems() {
    return this.#visit.problems;
  }

  /** Opens a page in a window of this width, and waits for its script and its fonts. */
  async open(path: string, width: number) {
    await this.resize(width);
    await this.#driver.open(this.#visit.origin + path);
    await this.arrive(path);
    await this.evaluate(async () => void (await document.fonts.ready));
  }

  /** Waits until the page of a path and its script have loaded. */
  arrive(path: string) {
    const isThere = (path: string) =>
      location.pathname === path && document.querySelector("button[aria-expanded]") !== null;
    return this.until(`${path} is there`, isThere, path);
  }

  async goBack(path: string) {
    await this.evaluate(() => void setTimeout(() => history.back()));
    await this.arrive(path);
  }

  resize(width: number) {
    return this.#driver.resize(width, 900);
  }

  /** Runs a function in the page. It cannot use anything else in its file. Arguments and result are JSON. */
  async evaluate<Args extends unknown[], Result>(run: Run<Args, Result>, ...args: Args): Promise<Result> {
    const call = `(${run})(...${JSON.stringify(args)})`;
    return JSON.parse(await this.#driver.evaluate(`(async () => JSON.stringify((await ${call}) ?? null))()`));
  }

  /** Waits until a function in the page returns true. It may throw while one page replaces another. */
  async until<Args extends unknown[]>(what: string, run: Run<Args, boolean>, ...args: Args) {
    const end = Date.now() + 10_000;
    while (!(await this.evaluate(run, ...args).catch(() => false))) {
      assert.ok(Date.now() < end, `After 10 s it is not yet so: ${what}`);
      await sleep(50);
    }
  }

  press(key: string) {
    const actions = [
      { type: "keyDown", value: key },
      { type: "keyUp", value: key },
    ];
    return this.#driver.act([{ type: "key", id: "keyboard", actions }]);
  }

  async type(text: string) {
    for (const character of text) await this.press(character);
  }

  /** Clicks the middle of an element. Scrolls it into the window first if necessary. */
  async click(css: string) {
    const isVisible = (css: string) => document.querySelector(css)?.checkVisibility() ?? false;
    await this.until(`${css} can be clicked`, isVisible, css);
    const { x, y } = await this.evaluate((css) => {
      const element = document.querySelector(css) as Element;
      const middle = () => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
      };
      const { x, y } = middle();
      const covering = document.elementFromPoint(x, y);
      if (!element.contains(covering)) element.scrollIntoView({ block: "center", behavior: "instant" });
      return middle();
    }, css);
    const actions = [
      { type: "pointerMove", x, y },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await this.#driver.act([{ type: "pointer", id: "mouse", actions }]);
  }
}
