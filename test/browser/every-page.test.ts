import assert from "node:assert/strict";
import { after, test } from "node:test";
import { parse } from "node-html-parser";
import type { Page, Request } from "playwright";
import { everyPath, unknownPaths } from "#test/support/every-path.ts";
import { bodyWords } from "#test/support/html.ts";
import { scrollToEnd } from "#test/support/scroll-to-end.ts";
import { layOutAll } from "./lay-out-all.ts";
import { phone, site, visit } from "./visit.ts";

// Every page is opened once, on a phone. The tests look at it one after the other, and the last ones change it.
const options = { viewport: phone, deviceScaleFactor: 2 };
const visits = await Promise.all(
  everyPath.map(async (path) => ({ path, ...(await visit({ after }, path, options)) })),
);

/** JavaScript in compressed bytes: what every page takes, and what each island adds. Swiper is in the carousel's. */
const scriptBudgets: Readonly<Record<string, number>> = {
  "": 2000,
  carousel: 18_800,
  "contact-form": 61_800,
  "first-sentence": 800,
  "handbook-bot": 14_300,
  "load-more": 300,
  "long-version": 2700,
  "open-now": 900,
  timetable: 800,
};

test("a phone shows every page with at most 300 KB in 15 requests, with 50 KB of fonts", async () => {
  for (const { path, page, requests } of visits) {
    await page.waitForLoadState("networkidle");
    const urls = requests.map((request) => request.url());
    assert.ok(urls.length <= 15, `${path}:\n${urls.join("\n")}`);
    const { headers, bodies } = await transferred(requests);
    assert.ok(headers + bodies <= 300_000, `${path}: ${headers + bodies} bytes`);
    const fonts = await transferred(requests.filter((request) => request.resourceType() === "font"));
    assert.ok(fonts.bodies > 0 && fonts.bodies <= 50_000, `${path}: ${fonts.bodies} bytes of fonts`);
  }
});

test("down to its end, no page takes more JavaScript than its islands may", async (t) => {
  for (const { path, page, requests } of visits) {
    await scrollToEnd(page);
    const islands = await page
      .locator("[data-island]")
      .evaluateAll((roots) => roots.map((root) => root.getAttribute("data-island") ?? ""));
    const budget = ["", ...new Set(islands)].reduce((sum, name) => sum + (scriptBudgets[name] ?? 0), 0);
    const { bodies } = await transferred(requests.filter((request) => request.resourceType() === "script"));
    t.diagnostic(`${path}: ${bodies} bytes of ${budget}`);
    assert.ok(bodies <= budget, `${path}: ${bodies} bytes of ${budget}`);
  }
});

test("no page logs to the console, asks another host, sets a cookie or stores anything", async () => {
  for (const { path, page, problems, requests } of visits) {
    // Chromium itself logs the 404 status of the error page.
    const isExpected = (text: string) => unknownPaths.includes(path) && text.includes("404 (Not Found)");
    const urls = requests.map((request) => request.url());
    const stored = await page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()),
    ]);
    const found = {
      problems: problems.filter((text) => !isExpected(text)),
      foreign: urls.filter((url) => !url.startsWith(`${site.origin}/`)),
      cookies: await page.context().cookies(),
      stored,
    };
    assert.deepEqual(found, { problems: [], foreign: [], cookies: [], stored: [] }, path);
  }
});

test("every page shows crawlers that run no script the same words and metadata", async () => {
  const metadata = "head > :is(title, meta, link[rel=canonical], script[type='application/ld+json'])";
  for (const { path, page } of visits) {
    const [served, rendered] = [await (await fetch(site.origin + path)).text(), await page.content()].map(
      (html) => {
        const document = parse(html);
        // The server cannot know whether the company answers now.
        document.querySelector("[data-island=open-now]")?.remove();
        const tags = document
          .querySelectorAll(metadata)
          .map((tag) => `${tag.tagName} ${JSON.stringify(tag.attributes)} ${tag.textContent}`.toLowerCase());
        return { words: bodyWords(document).split(" "), tags };
      },
    );
    assert.deepEqual(rendered, served, path);
  }
});

test("no page is wider than its window, from 320 to 1920 px", async () => {
  for (const { path, page } of visits) {
    await page.evaluate(() => scrollTo(0, 0));
    await layOutAll(page);
    for (const width of [320, 375, 600, 768, 769, 1024, 1025, 1200, 1201, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      assert.deepEqual(await tooWide(page), [], `${path} at ${width} px`);
    }
  }
});

test("with reduced motion nothing on any page moves", async () => {
  for (const { path, page } of visits) {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
    );
    assert.deepEqual(moving, [], path);
  }
});

test("with text twice as large no page is wider than a phone", async () => {
  for (const { path, page } of visits) {
    await page.setViewportSize(phone);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), "32px");
    assert.deepEqual(await tooWide(page), [], path);
  }
});

/** The number of bytes on the wire. */
async function transferred(requests: readonly Request[]) {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return {
    headers: sizes.reduce((sum, { responseHeadersSize }) => sum + responseHeadersSize, 0),
    bodies: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
  };
}

/** If a page is wider than its window, the elements that reach out of it. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => `${element.getBoundingClientRect().right} px: ${element.outerHTML.slice(0, 120)}`);
  });
