import { after, type TestContext } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserContextOptions, Page, Request } from "playwright";
import { openBrowser } from "#test/support/browser.ts";
import { site } from "#test/support/shared-site.ts";

export { site };

// Opened by the first visit. A file that has no tests, because the content lacks their subject, never gets to `after`.
let browser: ReturnType<typeof openBrowser> | undefined;
after(async () => (await browser)?.close());

export const phone = { width: 375, height: 812 };
export const desktop = { width: 1280, height: 800 };

export interface VisitOptions extends BrowserContextOptions {
  /** Prepares the page before it loads: routes, clocks, init scripts. */
  before?: (page: Page) => Promise<unknown>;
  /** The event to wait for instead of "load". */
  until?: "commit";
}

export interface Visit {
  page: Page;
  /** Every console message, policy violation and uncaught error so far. */
  problems: string[];
  requests: Request[];
}

/** Opens a path of the site in a new browser context, which is closed when the test ends. */
export async function visit(t: TestContext, path: string, options: VisitOptions = {}): Promise<Visit> {
  const { before, until = "load", ...contextOptions } = options;
  browser ??= openBrowser();
  const context = await (await browser).newContext({
    viewport: desktop,
    baseURL: site.origin,
    ...contextOptions,
  });
  t.after(() => context.close());
  const page = await context.newPage();
  const problems: string[] = [];
  const requests: Request[] = [];
  page.on("console", (message) => problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("request", (request) => requests.push(request));
  await before?.(page);
  await page.goto(path, { waitUntil: until });
  return { page, problems, requests };
}

/** Every script except the entry script, which loads the others. */
export const islandScripts = /\/assets\/(?!entry)[^/]+\.js$/;

/** Delays files like a slow network: until `release` is called, and then by some milliseconds more. */
export function holdFiles(files: string | RegExp = islandScripts, milliseconds = 0) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const hold = (page: Page) =>
    page.route(files, async (route) => {
      await released;
      await sleep(milliseconds);
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

/** The id or the text of the focused element. */
export const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent?.trim());
