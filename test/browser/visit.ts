import { after, type TestContext } from "node:test";
import type { BrowserContextOptions, Page, Request } from "playwright";
import { openBrowser, openPage } from "#test/support/browser.ts";
import type { Cleanup } from "#test/support/cleanup.ts";
import { server } from "#test/support/shared-server.ts";

export { server };

// Opened by the first visit, because node:test never runs `after` in a file without tests.
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
  path: string;
  page: Page;
  /** All console messages except information, and all uncaught errors, so far. */
  problems: string[];
  requests: Request[];
}

/** Facts that hold for a page, each with its check. A check may change the page for those that follow. */
export type VisitChecks = Readonly<Record<string, (visit: Visit, t: TestContext) => Promise<void>>>;

/** Opens a path of the site in a new browser context, which closes when the test ends. */
export async function visit(
  t: Cleanup,
  path: string,
  { before, until, ...options }: VisitOptions = {},
): Promise<Visit> {
  browser ??= openBrowser();
  const page = await openPage(t, await browser, { viewport: desktop, baseURL: server.origin, ...options });
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
