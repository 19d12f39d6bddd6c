import assert from "node:assert/strict";
import { after } from "node:test";
import type { Browser, BrowserContextOptions, Locator, Page, Request } from "playwright";
import { startApp } from "#test/support/built-app.ts";
import type { Cleanup } from "#test/support/serve.ts";
import { openBrowser } from "./browser.ts";

// The policy of a site with https would make the browser request its files by https.
const environment = { SITE_URL: "http://www.brackwell.example" };
export const { origin } = await startApp({ after }, { environment });

/** The paths to which pages may send. */
const sendsTo: readonly string[] = [];

/** The browsers that run, by what opened them. */
const browsers = new Map<typeof openBrowser, Promise<Browser>>();
after(async () => {
  for (const browser of browsers.values()) await (await browser).close();
});

export const phone = { width: 375, height: 812 };
export const desktop = { width: 1280, height: 800 };

export interface VisitOptions extends BrowserContextOptions {
  /** Opens the browser, unless an earlier visit has done so. */
  open?: typeof openBrowser;
  /** Prepares the page before it loads: routes, clocks, init scripts. */
  before?: (page: Page) => Promise<unknown>;
  /** The event to wait for instead of "load". */
  until?: "load" | "commit";
}

export type Visit = Awaited<ReturnType<typeof visit>>;

/**
 * Opens a path of the site in a new browser context, which closes when the test ends. The test fails if the page sent
 * anything.
 */
export async function visit(t: Cleanup, path: string, options: VisitOptions = {}) {
  const { open = openBrowser, before, until = "load", ...others } = options;
  const browser = browsers.get(open) ?? open();
  browsers.set(open, browser);
  const context = await (await browser).newContext({ viewport: desktop, baseURL: origin, ...others });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  /** All console messages except information, and all uncaught errors, so far. */
  const problems: string[] = [];
  const requests: Request[] = [];
  // Chromium may inform that a fragment in the URL blocks autofocus.
  page.on("console", (message) => message.type() !== "info" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("request", (request) => requests.push(request));
  t.after(async () => {
    await context.close();
    const sent = requests.flatMap((request) => (request.method() === "GET" ? [] : request.url()));
    const others = sent.filter((url) => !sendsTo.includes(url.replace(origin, "")));
    assert.deepEqual(others, [], "the page sent something: add its path to `sendsTo` in support/visit.ts");
  });
  await before?.(page);
  await page.goto(path, { waitUntil: until });
  return { path, page, problems, requests };
}

/** Every script except the entry script, which loads the others. */
export const islandScripts = /\/assets\/(?!entry)[^/]+\.js$/;

/** Delays files like a slow network, until `release` is called. */
export function holdFiles(files: string | RegExp = islandScripts) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const hold = (page: Page) =>
    page.route(files, async (route) => {
      await released;
      await route.fallback();
    });
  return { hold, release };
}

/** Makes session storage fail, as in a browser where the visitor has disabled it. */
export const withoutStorage = (page: Page) =>
  page.addInitScript(() => {
    const get = () => {
      throw new DOMException("denied", "SecurityError");
    };
    Object.defineProperty(window, "sessionStorage", { get });
  });

/**
 * Waits for two frames, in which the browser updates the layout and notices what is in the window. A short animation
 * begins in one and ends in the next, also without JavaScript, when the browser calls no requestAnimationFrame.
 */
export async function nextFrames(page: Page) {
  await page.evaluate(async () => void (await document.body.animate(null, 1).finished));
}

export const island = (page: Page, name: string) => page.locator(`[data-island="${name}"]`);

/** Scrolls to an island and waits until its script has started it, or has failed. */
export async function scrollToIsland(root: Locator) {
  await root.evaluate((root) => root.scrollIntoView({ block: "nearest", behavior: "instant" }));
  await nextFrames(root.page());
  await root.and(root.page().locator("[data-island-mounted], [data-without-script]")).waitFor();
}

/** Waits until screen readers say a text of an island. A locator would look for it only every half second. */
export async function hear(root: Locator, text: string) {
  const status = await root.locator("[role=status]").elementHandle();
  const isSaid = ([status, text]: [Element | null, string]) =>
    status?.checkVisibility() && status.textContent === text;
  await root.page().waitForFunction(isSaid, [status, text] as [typeof status, string], { polling: 50 });
}

/** Scrolls the story to a percentage of the distance during which its stage stays in place. */
export async function scrollStage(story: Locator, percent: number) {
  await story.evaluate((root, percent) => {
    const { top, height } = root.getBoundingClientRect();
    scrollTo({ top: scrollY + top + ((height - innerHeight) * percent) / 100, behavior: "instant" });
  }, percent);
  await nextFrames(story.page());
}

/** Scrolls through a page like a reader, until every island has started or failed. */
export async function scrollThrough(page: Page) {
  const scroll = () => {
    scrollBy({ top: innerHeight, behavior: "instant" });
    return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  };
  for (let isAtEnd = false; !isAtEnd; await nextFrames(page)) isAtEnd = await page.evaluate(scroll);
  // A carousel starts when its slides do not fit.
  const haveStarted = () =>
    [...document.querySelectorAll("[data-island]:not([data-island-mounted], [data-without-script])")].every(
      (root) => {
        const { scrollWidth = 1, clientWidth = 0 } = root.querySelector("[data-part=track]") ?? {};
        return scrollWidth <= clientWidth;
      },
    );
  await page.waitForFunction(haveStarted, null, { polling: 50 });
}

/** Runs a check of a page in windows of these sizes, such as "375x667 1280x800". */
export async function inViewports(page: Page, sizes: string, check: (size: string) => Promise<void>) {
  for (const size of sizes.split(" ")) {
    const [width = 0, height = 0] = size.split("x").map(Number);
    await page.setViewportSize({ width, height });
    await check(size);
  }
}

/** To be evaluated in the page. */
export const hasFocus = (element: Element) => element === document.activeElement;

/** The id or the text of the focused element. */
export const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent?.trim());
