import type { Browser } from "playwright";
import { sitePages } from "#shared/site-pages.ts";
import { openBrowser } from "#test/support/browser.ts";
import { scrollToEnd } from "#test/support/scroll-to-end.ts";
import { startBuiltServer } from "./built-server.ts";
import { median } from "./median.ts";

/**
 * A phone like Lighthouse's on a slow network: a four times slower processor, 150 ms
 * latency, 1.6 Mbit/s and no cache.
 */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const processorSlowdown = 4;

/** Web vitals in milliseconds, except `cls` (https://web.dev/articles/vitals). */
interface Vitals {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

/** Loads every page in turn and prints the medians. */
export async function benchPages(rounds: number): Promise<void> {
  const server = await startBuiltServer();
  const browser = await openBrowser();
  const measured = new Map(sitePages.map(({ path }) => [path, [] as Vitals[]]));
  // The first round is a warm-up and does not count.
  for (let round = 0; round <= rounds; round++)
    for (const [path, vitals] of measured) {
      const result = await measure(browser, server.origin + path);
      if (round > 0) vitals.push(result);
    }
  await browser.close();
  await server.stop();

  console.log(`A slowed phone, medians of ${rounds} rounds:`);
  console.table(
    Object.fromEntries(
      [...measured].map(([path, vitals]) => [
        path,
        {
          "FCP in ms": median(vitals.map(({ fcp }) => fcp)),
          "LCP in ms": median(vitals.map(({ lcp }) => lcp)),
          "TBT in ms": median(vitals.map(({ tbt }) => tbt)),
          CLS: median(vitals.map(({ cls }) => cls)),
        },
      ]),
    ),
  );
}

async function measure(browser: Browser, url: string): Promise<Vitals> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: processorSlowdown });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: "networkidle" });
  const { fcp, lcp, tasks }: Observed = await page.evaluate("vitals");
  // Layout shifts count on the whole page.
  await scrollToEnd(page);
  const { cls }: Observed = await page.evaluate("vitals");
  await context.close();
  // Tasks before the first paint do not count as blocking.
  const blocking = tasks.filter(({ end }) => end > fcp);
  return { fcp, lcp, cls, tbt: blocking.reduce((sum, { duration }) => sum + duration - 50, 0) };
}

interface Observed extends Omit<Vitals, "tbt"> {
  tasks: { end: number; duration: number }[];
}

/** Runs in the page before its own scripts. */
function observe() {
  const vitals: Observed = { fcp: 0, lcp: 0, cls: 0, tasks: [] };
  Object.assign(window, { vitals });
  for (const type of ["paint", "largest-contentful-paint", "layout-shift", "longtask"]) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        const { name, startTime, duration, value, hadRecentInput } = entry;
        if (name === "first-contentful-paint") vitals.fcp = startTime;
        if (type === "largest-contentful-paint") vitals.lcp = startTime;
        if (type === "layout-shift" && !hadRecentInput) vitals.cls += value;
        if (type === "longtask") vitals.tasks.push({ end: startTime + duration, duration });
      }
    }).observe({ type, buffered: true });
  }
}
