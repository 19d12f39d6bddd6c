import type { Browser, CDPSession, Page } from "playwright";
import { paths } from "#shared/paths.ts";
import { openBrowser } from "#test/support/browser.ts";
import { scrollToEnd } from "#test/support/scroll-to-end.ts";
import { startSite } from "#test/support/site.ts";
import { startEmpty, startFirstScreens } from "./bench-floors.ts";
import { median, table } from "./bench-numbers.ts";

/** A phone of Lighthouse's kind on a poor network: the processor four times slower, 150 ms, 1.6 Mbit/s, nothing cached. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const processorSlowdown = 4;

/** In milliseconds, but for `cls`. */
interface Vitals {
  fcp: number;
  lcp: number;
  tbt: number;
  longest: number;
  cls: number;
  inp: number;
}

interface Transfer {
  requests: number;
  first: number;
  scripts: number;
  fonts: number;
}

/** What a visitor does on a page, by the selector that is clicked; each is waited for. */
const interactions: Record<string, string[]> = {
  all: [
    '[popovertarget="menu"]',
    '[popovertarget="menu"]',
    '[popovertarget="search"]',
    '[popovertarget="search"]',
  ],
  [paths.home]: ["[data-carousel-next]", "[data-carousel-prev]"],
  [paths.services]: ["summary", "[data-carousel-next]"],
  [paths.contact]: ['form input[name="name"]', "form [type=submit]"],
};

/** Loads and uses every page as often as `rounds` says, and prints the medians. */
export async function benchPages(rounds: number) {
  const site = await startSite({ LOG_LEVEL: "info" });
  const browser = await openBrowser();
  const empty = await startEmpty();
  const firstScreens = await startFirstScreens(site.origin);
  const emptyVitals: Vitals[] = [];
  const measured = new Map<string, { vitals: Vitals[]; firstScreen: Vitals[]; transfer: Transfer }>();
  try {
    for (const path of Object.values(paths)) {
      const transfer = await weigh(browser, site.origin + path);
      measured.set(path, { vitals: [], firstScreen: [], transfer });
    }
    // The first round is the browser's own warm-up.
    for (let round = 0; round <= rounds; round++) {
      for (const path of Object.values(paths)) {
        const clicks = [...(interactions["all"] ?? []), ...(interactions[path] ?? [])];
        const vitals = await measure(browser, site.origin + path, clicks);
        const firstScreen = await measure(browser, firstScreens.origin + path, []);
        if (round > 0) measured.get(path)?.vitals.push(vitals);
        if (round > 0) measured.get(path)?.firstScreen.push(firstScreen);
      }
      const vitals = await measure(browser, empty.origin, []);
      if (round > 0) emptyVitals.push(vitals);
    }
  } finally {
    await browser.close();
    empty.stop();
    firstScreens.stop();
    await site.stop();
  }

  const middle = (vitals: Vitals[], key: keyof Vitals) => median(vitals.map((each) => each[key]));
  console.log(
    table(
      [...measured].map(([path, { vitals, firstScreen, transfer }]) => ({
        page: path,
        "FCP ms": middle(vitals, "fcp"),
        "bare FCP": middle(firstScreen, "fcp"),
        "LCP ms": middle(vitals, "lcp"),
        "TBT ms": middle(vitals, "tbt"),
        "longest task ms": middle(vitals, "longest"),
        CLS: middle(vitals, "cls"),
        "INP ms": middle(vitals, "inp"),
        requests: transfer.requests,
        "bytes at first": transfer.first,
        "JS after scrolling": transfer.scripts,
        fonts: transfer.fonts,
      })),
    ),
  );
  console.log(
    `Bare: the same first screen and styles, nothing else. An empty page: FCP ${middle(emptyVitals, "fcp")} ms, longest task ${middle(emptyVitals, "longest")} ms.\n`,
  );
  const limits: [keyof Vitals, number][] = [
    ["fcp", 440],
    ["lcp", 500],
    ["tbt", 0],
    ["longest", 50],
    ["cls", 0],
    ["inp", 100],
  ];
  return [...measured].flatMap(([path, { vitals }]) =>
    limits.map(([key, limit]) => {
      const figure = middle(vitals, key);
      return { name: `${path}: ${key}`, figure, wanted: `<= ${limit}`, isMet: figure <= limit };
    }),
  );
}

async function measure(browser: Browser, url: string, clicks: readonly string[]): Promise<Vitals> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await slowDown(page);
  // tsx names inner functions by a helper of its own, which the page does not have.
  await page.addInitScript("globalThis.__name = (named) => named");
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(1500);
  const loaded: Vitals = await page.evaluate("vitals()");
  for (const selector of clicks) await click(page, selector);
  const used: Vitals = await page.evaluate("vitals()");
  await session.detach();
  await context.close();
  return { ...loaded, inp: used.inp, longest: used.longest, cls: used.cls };
}

/** A click of the platform, which Event Timing counts; the island may yet have to come. */
async function click(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).locator("visible=true").first();
  await page
    .locator(selector)
    .first()
    .evaluate((element) => (element.closest("[data-island]") ?? element).scrollIntoView({ block: "center" }));
  await page.waitForTimeout(700);
  await target.click({ timeout: 10_000, force: true });
  await page.waitForTimeout(400);
}

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: processorSlowdown });
  return session;
}

/** Runs in the page before anything else. */
function observe() {
  const vitals = { fcp: Number.NaN, lcp: Number.NaN, longest: 0, cls: 0, inp: 0 };
  const tasks: PerformanceEntry[] = [];
  const watch = (
    type: string,
    note: (entry: PerformanceEntry & Record<string, never>) => void,
    more = {},
  ) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as never);
    }).observe({ type, buffered: true, ...more });
  };
  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") vitals.fcp = entry.startTime;
  });
  watch("largest-contentful-paint", (entry) => {
    vitals.lcp = entry.startTime;
  });
  watch("longtask", (entry) => {
    vitals.longest = Math.max(vitals.longest, entry.duration);
    tasks.push(entry);
  });
  watch("layout-shift", (entry) => {
    if (!entry["hadRecentInput"]) vitals.cls += entry["value"] as unknown as number;
  });
  watch(
    "event",
    (entry) => {
      if (entry["interactionId"]) vitals.inp = Math.max(vitals.inp, entry.duration);
    },
    { durationThreshold: 16 },
  );
  // Before the first paint there is nothing yet to be blocked. When that was, a task that is over early cannot know.
  const blocked = () =>
    tasks
      .filter(({ startTime, duration }) => startTime + duration > vitals.fcp)
      .reduce((sum, { duration }) => sum + duration - 50, 0);
  // A layout shift has two decimals, as Lighthouse and the goal write it.
  Object.assign(globalThis, {
    vitals: () => ({ ...vitals, tbt: blocked(), cls: Math.round(vitals.cls * 100) / 100 }),
  });
}

/** Bytes on the wire without any slowing down: of the first view, then of scripts and fonts down to the page's end. */
async function weigh(browser: Browser, url: string): Promise<Transfer> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const types = new Map<string, string>();
  const sizes: { type: string; bytes: number }[] = [];
  await session.send("Network.enable");
  session.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    sizes.push({ type: types.get(requestId) ?? "", bytes: encodedDataLength }),
  );
  const sum = (type?: string) =>
    sizes.filter((each) => !type || each.type === type).reduce((total, { bytes }) => total + bytes, 0);
  await page.goto(url, { waitUntil: "networkidle" });
  const first = { requests: sizes.length, first: sum() };
  await scrollToEnd(page);
  await context.close();
  return { ...first, scripts: sum("Script"), fonts: sum("Font") };
}
