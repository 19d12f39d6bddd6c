import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import type { Key, Tab } from "./engine.ts";

/** Widths of windows, in CSS pixels. */
export const phone = 390;
export const desktop = 1440;

/** What must be true in every engine, by its name. A check must not cause problems either: see first-visit.ts. */
export type Facts = Readonly<Record<string, (visitor: Visitor) => Promise<void>>>;

type Run<Args extends unknown[], Result> = (...args: Args) => Result | Promise<Result>;

/** A new visitor of the site, in any engine. */
export class Visitor {
  readonly #tab: Tab;
  readonly #origin: string;

  constructor(tab: Tab, origin: string) {
    this.#tab = tab;
    this.#origin = origin;
  }

  /** Opens a page in a window of this width, and waits for its script and its fonts. */
  async open(path: string, width: number) {
    await this.resize(width);
    await this.#tab.open(this.#origin + path);
    await this.arrive(new URL(path, this.#origin).pathname);
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
    return this.#tab.resize(width, 900);
  }

  press(key: Key) {
    return this.#tab.press(key);
  }

  type(text: string) {
    return this.#tab.type(text);
  }

  /** Clicks an element as soon as it is visible. */
  async click(css: string) {
    await this.#reach(css);
    await this.#tab.click(css);
  }

  /** Taps an element as soon as it is visible. */
  async tap(css: string) {
    await this.#reach(css);
    await this.#tab.tap(css);
  }

  /** Waits until an element is visible. Scrolls it into the window if something covers it. */
  async #reach(css: string) {
    const isVisible = (css: string) => document.querySelector(css)?.checkVisibility() ?? false;
    await this.until(`${css} can be clicked`, isVisible, css);
    await this.evaluate((css) => {
      const element = document.querySelector(css) as Element;
      const { left, top, width, height } = element.getBoundingClientRect();
      if (element.contains(document.elementFromPoint(left + width / 2, top + height / 2))) return;
      element.scrollIntoView({ block: "center", behavior: "instant" });
    }, css);
  }

  /** Runs a function in the page. It cannot use anything else in its file. Arguments and result are JSON. */
  async evaluate<Args extends unknown[], Result>(run: Run<Args, Result>, ...args: Args): Promise<Result> {
    return (await this.#tab.evaluate(`(${run})(...${JSON.stringify(args)})`)) as Result;
  }

  /** Waits until a function in the page returns true. It may throw while one page replaces another. */
  async until<Args extends unknown[]>(what: string, run: Run<Args, boolean>, ...args: Args) {
    const end = Date.now() + 10_000;
    while (!(await this.evaluate(run, ...args).catch(() => false))) {
      assert.ok(Date.now() < end, `After 10 s it is not yet so: ${what}`);
      await sleep(50);
    }
  }

  /** Scrolls through the page like a reader, so that everything lazy loads. */
  scrollToEnd() {
    return this.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
        scrollTo({ top, behavior: "instant" });
        // Waits for a paint, and for observers to notice what is visible.
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      }
    });
  }
}
