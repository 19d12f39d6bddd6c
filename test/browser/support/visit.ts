import assert from "node:assert/strict";
import { after, type TestContext } from "node:test";
import type { Browser, BrowserContextOptions, Page, Request } from "playwright";
import { startApp } from "#test/support/app.ts";
import type { Cleanup } from "#test/support/cleanup.ts";
import { openBrowser } from "./browser.ts";

// The policy of a site with https would make the browser request its files by https.
const environment = { SITE_URL: "http://www.brackwell.example" };
export const { origin } = await startApp({ after }, { environment });
const browser = await openBrowser();
after(() => browser.close());

export const phone = { width: 375, height: 812 };
export const desktop = { width: 1280, height: 800 };

export interface VisitOptions extends BrowserContextOptions {
  /** Prepares the page before it loads: routes, clocks, init scripts. */
  before?: (page: Page) => Promise<unknown>;
  /** The event to wait for instead of "load". */
  until?: "commit";
}

export interface Visit {
  path: string;
  page: Page;
  /** All console messages except information, and all uncaught errors, so far. */
  problems: string[];
  requests: Request[];
}

/** Facts that hold for a page, each with its check. A check may change the page for those that follow. */
export type VisitChecks = Readonly<Record<string, (visit: Visit, t: TestContext) => Promise<void>>>;

/** Opens a page in its own context, which closes when the test ends. The test fails if the page sent data. */
export async function openPage(t: Cleanup, browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  const sent: string[] = [];
  context.on("request", (request) => request.method() === "GET" || sent.push(request.url()));
  t.after(async () => {
    await context.close();
    assert.deepEqual(sent, [], "the page sent more than requests for files");
  });
  return context.newPage();
}

/** Opens a path of the site in a new browser context, which closes when the test ends. */
export async function visit(
  t: Cleanup,
  path: string,
  { before, until, ...options }: VisitOptions = {},
): Promise<Visit> {
  const page = await openPage(t, browser, { viewport: desktop, baseURL: origin, ...options });
  const problems: string[] = [];
  const requests: Request[] = [];
  // Chromium may inform that a fragment in the URL blocks autofocus.
  page.on("console", (message) => message.type() !== "info" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("request", (request) => requests.push(request));
  await before?.(page);
  await page.goto(path, { waitUntil: until ?? "load" });
  return { path, page, problems, requests };
}

/** Every script except the entry script, which loads the others. */
const islandScripts = /\/assets\/(?!entry)[^/]+\.js$/;

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
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });

/** Waits until the page has been drawn again, at most five seconds: see scrollToEnd(). */
export const redrawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
        setTimeout(done, 5000);
      }),
  );

/** To be evaluated in the page. */
export const hasFocus = (element: Element) => element === document.activeElement;

/** The id or the text of the focused element. */
export const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent?.trim());
