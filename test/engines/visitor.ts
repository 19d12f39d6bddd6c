import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import type { Tab } from "./firefox.ts";
import type { serveSite } from "./serve-site.ts";

export type Visitor = ReturnType<typeof createVisitor>;

const roles = { button: "button, [role=button]", link: "a[href]", field: "input, select, textarea" };

/** A visitor to the site, in any browser. */
export function createVisitor(tab: Tab, site: Awaited<ReturnType<typeof serveSite>>) {
  type Run<Args extends unknown[], Result> = (...args: Args) => Result | Promise<Result>;

  /** Runs a function in the page. It can use nothing else from its file. Arguments and result are JSON. */
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

  /** Scrolls to a part of an island, and waits until it is visible. */
  const reach = (part: string) =>
    until((css) => {
      const element = document.querySelector(css);
      element?.closest("[data-island]")?.scrollIntoView({ block: "center", behavior: "instant" });
      return element?.checkVisibility({ visibilityProperty: true }) ?? false;
    }, part);

  return {
    evaluate,
    until,
    reach,
    /** Opens a page and, if an island's part is named, goes to it. */
    async open(path: string, width: number, part?: string) {
      await tab.open(site.origin + path, width);
      await evaluate(async () => void (await document.fonts.ready));
      if (part) await reach(part);
    },
    arrive: (path: string) =>
      until((path) => location.pathname === path && document.readyState === "complete", path),
    /** Not the driver's own command, which waits for a load event: a page from the cache fires none. */
    goBack: () => evaluate(() => void setTimeout(() => history.back())),
    type: tab.type,
    finds: (css: string) => until((css) => document.querySelector(css) !== null, css),
    reads: (text: string) => until((text) => document.body.textContent.includes(text), text),
    holds: (css: string, text: string) =>
      until((css, text) => document.querySelector<HTMLInputElement>(css)?.value === text, css, text),
    /** Clicks the first element with this role and a name that starts like this. */
    async click(role: keyof typeof roles, name: string) {
      const find = (css: string, name: string) => {
        const nameOf = (element: Element) =>
          element.ariaLabel ??
          document.getElementById(element.getAttribute("aria-labelledby") ?? "")?.textContent ??
          ((element as HTMLInputElement).labels?.[0] ?? element).textContent;
        const isNamed = (element: Element) => nameOf(element).trim().startsWith(name);
        const all = [...document.querySelectorAll(css)].filter((element) => element.checkVisibility());
        const { found } = Object.assign(window, { found: all.find(isNamed) });
        found?.scrollIntoView({ block: "center", behavior: "instant" });
        return found?.checkVisibility({ visibilityProperty: true }) ?? false;
      };
      await until(find, roles[role], name);
      // Islands start when they come near, and may move what is below them.
      await sleep(400);
      await until(find, roles[role], name);
      await tab.click("window.found");
    },
  };
}
