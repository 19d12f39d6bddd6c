import { after, type TestContext } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserContextOptions, Page, Request } from "playwright";
import { openBrowser } from "#test/support/browser.ts";
import { site } from "#test/support/shared-site.ts";

export { site };

const browser = await openBrowser();
after(() => browser.close());

export const phone = { width: 375, height: 812 };
export const desktop = { width: 1280, height: 800 };

export interface VisitOptions extends BrowserContextOptions {
  /** What happens to the page before it loads: routes, clocks, init scripts. */
  before?: (page: Page) => Promise<unknown>;
  /** What to wait for, if not for the load of all that the page names. */
  until?: "commit";
}

export interface Visit {
  page: Page;
  /** Every console message, policy violation and uncaught error so far. */
  problems: string[];
  requests: Request[];
}

/** Opens a path of the site in a context of its own, which is closed when the test ends. */
export async function visit(t: TestContext, path: string, options: VisitOptions = {}): Promise<Visit> {
  const { before, until = "load", ...contextOptions } = options;
  const context = await browser.newContext({ viewport: desktop, baseURL: site.origin, ...contextOptions });
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

/** Every script but the one that loads the others, which is part of the page. */
export const islandScripts = /\/assets\/(?!entry)[^/]+\.js$/;

/** Holds files back as a poor network does: until they are released, and then each for some milliseconds more. */
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

/** Refuses the page its storage, as browsers do when a visitor wants none. */
export const withoutStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });

/** The id of what has the focus, or its text. */
export const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent?.trim());
