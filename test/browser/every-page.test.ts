import assert from "node:assert/strict";
import { after, test } from "node:test";
import { parse } from "node-html-parser";
import type { Page } from "playwright";
import { everyPath, unknownPaths } from "#test/support/every-path.ts";
import { bodyWords } from "#test/support/html.ts";
import { scrollToEnd } from "#test/support/scroll-to-end.ts";
import { brokenWords } from "./lost-text.ts";
import { phone, redrawn, server, visit } from "./visit.ts";

// Every page is opened once, on a phone. The tests inspect it one after the other, and the last ones change it.
const options = { viewport: phone, deviceScaleFactor: 2 };
const visits = await Promise.all(
  everyPath.map(async (path) => ({ path, ...(await visit({ after }, path, options)) })),
);

test("no page logs to the console, contacts another host, sets a cookie or stores anything", async () => {
  for (const { path, page, problems, requests } of visits) {
    await scrollToEnd(page);
    // Chromium itself logs the error page's 404 status.
    const isExpected = (text: string) => unknownPaths.includes(path) && text.includes("404 (Not Found)");
    const urls = requests.map((request) => request.url());
    const stored = await page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()),
    ]);
    const found = {
      problems: problems.filter((text) => !isExpected(text)),
      foreign: urls.filter((url) => !url.startsWith(`${server.origin}/`)),
      cookies: await page.context().cookies(),
      stored,
    };
    assert.deepEqual(found, { problems: [], foreign: [], cookies: [], stored: [] }, path);
  }
});

test("every page shows crawlers without scripts the same words and metadata", async () => {
  const metadata = "head > :is(title, meta, link[rel=canonical], script[type='application/ld+json'])";
  for (const { path, page } of visits) {
    const [served, rendered] = [await (await fetch(server.origin + path)).text(), await page.content()].map(
      (html) => {
        const document = parse(html);
        // The server cannot know whether the company is open now.
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

test("find in page finds ten phrases of every page", async () => {
  for (const { path, page } of visits) {
    const missing = await page.evaluate(() => {
      const texts: string[] = [];
      const walker = document.createTreeWalker(
        document.querySelector("main") ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      while (walker.nextNode()) {
        const phrase = walker.currentNode.textContent?.trim().split(/\s+/).slice(0, 5).join(" ") ?? "";
        const { parentElement } = walker.currentNode;
        const shown = { visibilityProperty: true, opacityProperty: true };
        if (phrase.includes(" ") && parentElement?.checkVisibility(shown)) texts.push(phrase);
      }
      const { find } = window as unknown as { find: (...search: readonly unknown[]) => boolean };
      return Array.from({ length: 10 }, (_, n) => texts[Math.floor((n * texts.length) / 10)]).filter(
        (phrase) => !find(phrase, false, false, true),
      );
    });
    assert.deepEqual(missing, [], path);
  }
});

test("no page is wider than its window, from 320 to 1920 px", async () => {
  for (const { path, page } of visits) {
    await page.evaluate(() => scrollTo(0, 0));
    // Each layout is tightest in its narrowest window.
    for (const width of [320, 600, 769, 1025, 1201, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      assert.deepEqual(await tooWide(page), [], `${path} at ${width} px`);
    }
  }
});

test("with reduced motion, nothing moves on any page", async () => {
  for (const { path, page } of visits) {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await redrawn(page);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().activeDuration)
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
    );
    assert.deepEqual(moving, [], path);
  }
});

test("with text twice as large, no page is wider than a phone, no word breaks, and the menu button keeps its icon", async () => {
  for (const { path, page } of visits) {
    await page.setViewportSize(phone);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), "32px");
    assert.deepEqual(await tooWide(page), [], path);
    assert.deepEqual(await brokenWords(page), [], path);
    await page.setViewportSize({ ...phone, width: 320 });
    const line = await page
      .locator("[popovertarget=menu]")
      .evaluate((button) => Number.parseFloat(getComputedStyle(button, "::before").width));
    assert.ok(line >= 16, `${line} px in ${path}`);
  }
});

/** If a page is wider than its window, returns the elements that stick out. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => `${element.getBoundingClientRect().right} px: ${element.outerHTML.slice(0, 120)}`);
  });
