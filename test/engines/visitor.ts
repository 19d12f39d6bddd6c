import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import type { serveSite } from "./serve-site.ts";
import type { Tab } from "./tab.ts";

export type Visitor = ReturnType<typeof createVisitor>;

const roles = { button: "button, [role=button]", link: "a[href]", field: "input, select, textarea" };

/** A visitor of the site, in any browser. */
export function createVisitor(tab: Tab, site: Awaited<ReturnType<typeof serveSite>>) {
  type Run<Args extends unknown[], Result> = (...args: Args) => Result | Promise<Result>;

  /** Runs a function in the page. It cannot use anything else of its file. Arguments and result are JSON. */
  async function evaluate<Args extends unknown[], Result>(run: Run<Args, Result>, ...args: Args) {
    return (await tab.evaluate(`(${run})(...${JSON.stringify(args)})`)) as Result;
  }

  /** Waits until a function in the page returns true. It may throw while one page replaces another. */
  async function until<Args extends unknown[]>(run: Run<Args, boolean>, ...args: Args) {
    const end = Date.now() + 10_000;
    while (!(await evaluate(run, ...args).catch(() => false))) {
      assert.ok(Date.now() < end, `After 10 s it is not yet so: ${args} ${run}`);
      await sleep(50);
    }
  }

  return {
    ...{ evaluate, until, press: tab.press, type: tab.type },
    open: (path: string, width: number) => tab.open(site.origin + path, width),
    arrive: (path: string) =>
      until((path) => location.pathname === path && document.readyState === "complete", path),
    /** Not the driver's own command, which waits for a page to load: one from the cache does not. */
    goBack: () => evaluate(() => void setTimeout(() => history.back())),

    /** Scrolls to an island, and waits until its part is visible. */
    reach: (island: string, part: string) =>
      until(
        (css, part) => {
          const root = document.querySelector(css);
          root?.scrollIntoView({ block: "center", behavior: "instant" });
          const seen = { visibilityProperty: true, contentVisibilityAuto: true };
          return root?.querySelector(part)?.checkVisibility(seen) ?? false;
        },
        ...([`[data-island=${island}]`, part] as const),
      ),

    /** Clicks what has this role and a name that begins so, once it is visible: in an island, or the page's first. */
    async click(role: keyof typeof roles, name: string, island?: string) {
      const find = (css: string, name: string) => {
        const nameOf = (element: Element) =>
          element.ariaLabel ??
          document.getElementById(element.getAttribute("aria-labelledby") ?? "")?.textContent ??
          ((element as HTMLInputElement).labels?.[0] ?? element).textContent;
        const found = [...document.querySelectorAll(css)].find(
          (element) => element.checkVisibility() && nameOf(element).trim().startsWith(name),
        );
        found?.scrollIntoView({ block: "center", behavior: "instant" });
        Object.assign(window, { found });
        return found?.checkVisibility({ contentVisibilityAuto: true }) ?? false;
      };
      await until(find, `${island ? `[data-island=${island}]` : "body"} :is(${roles[role]})`, name);
      await tab.click("window.found");
    },

    /** Asserts that the page requests nothing while the visitor uses a part of it. */
    async requestsNothing(use: () => Promise<void>) {
      // Files of the page may still be on their way.
      await sleep(500);
      const before = site.requests.length;
      await use();
      assert.deepEqual(site.requests.slice(before), []);
    },
  };
}
