import assert from "node:assert/strict";
import { test } from "node:test";
import { parse } from "node-html-parser";
import type { Page } from "playwright";
import { sites } from "#shared/pages.ts";
import { defaultPaths, everyPath, unknownPaths } from "#test/support/every-path.ts";
import { bodyWords } from "#test/support/html.ts";
import { contrast, everyRule, violations } from "./support/axe.ts";
import { brokenWords, lostTexts, spaceTexts } from "./support/lost-text.ts";
import { desktop, origin, phone, redrawn, type VisitChecks, visit } from "./support/visit.ts";

const content: VisitChecks = {
  "logs nothing to the console, contacts no other host, sets no cookie and stores nothing": async ({
    path,
    page,
    problems,
    requests,
  }) => {
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
      foreign: urls.filter((url) => !url.startsWith(`${origin}/`)),
      cookies: await page.context().cookies(),
      stored,
    };
    assert.deepEqual(found, { problems: [], foreign: [], cookies: [], stored: [] });
  },

  "shows crawlers without scripts the same words and metadata": async ({ path, page }) => {
    const metadata = "head > :is(title, meta, link[rel=canonical], script[type='application/ld+json'])";
    const [served, rendered] = [await (await fetch(origin + path)).text(), await page.content()].map(
      (html) => {
        const document = parse(html);
        const tags = document
          .querySelectorAll(metadata)
          .map((tag) => `${tag.tagName} ${JSON.stringify(tag.attributes)} ${tag.textContent}`.toLowerCase());
        return { words: bodyWords(document).split(" "), tags };
      },
    );
    assert.deepEqual(rendered, served);
  },

  "lets find in page find ten of its phrases": async ({ page }) => {
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
    assert.deepEqual(missing, []);
  },

  "moves nothing with reduced motion": async ({ page }) => {
    await page.evaluate(() => scrollTo(0, 0));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await redrawn(page);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().activeDuration)
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
    );
    assert.deepEqual(moving, []);
  },
};

const accessibility: VisitChecks = {
  "has nothing that axe finds, on a phone and in a large window, light and dark": async ({ page }) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      assert.deepEqual(await violations(page, everyRule), [], `at ${width} px`);
    }
    await page.emulateMedia({ colorScheme: "dark" });
    assert.deepEqual(await violations(page, contrast), [], "in the dark");
    await page.emulateMedia({ colorScheme: null });
  },
};

const layout: VisitChecks = {
  "fits its window from 320 to 1920 px, cuts no letters off and breaks no word": async ({ page }) => {
    // Each layout is tightest in its narrowest window.
    for (const width of [320, 600, 769, 1025, 1201, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      assert.deepEqual(await tooWide(page), [], `at ${width} px`);
      assert.deepEqual(await brokenWords(page), [], `at ${width} px`);
    }
  },

  "loses no text with the text spacing of WCAG 1.4.12": async ({ page }) => {
    await spaceTexts(page, true);
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      await redrawn(page);
      assert.deepEqual(await lostTexts(page), [], `at ${viewport.width} px`);
    }
    await spaceTexts(page, false);
  },

  "is no wider than a phone with text twice as large, breaks no word and keeps the menu button's icon":
    async ({ page }) => {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
      assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), "32px");
      assert.deepEqual(await tooWide(page), []);
      assert.deepEqual(await brokenWords(page), []);
      await page.setViewportSize({ ...phone, width: 320 });
      const line = await page
        .locator("[popovertarget=menu]")
        .evaluate((button) => Number.parseFloat(getComputedStyle(button, "::before").width));
      assert.ok(line >= 16, `${line} px`);
    },
};

/** Layout and accessibility are alike in all languages, but for the length of words. */
const checksOf = (path: string): VisitChecks => {
  const once = path === unknownPaths[0] ? accessibility : {};
  return {
    ...content,
    ...(defaultPaths.includes(path) ? accessibility : once),
    ...layout,
  };
};

for (const path of everyPath)
  test(path, async (t) => {
    const visited = await visit(t, path, { viewport: phone, deviceScaleFactor: 2 });
    for (const [fact, check] of Object.entries(checksOf(path))) await t.test(fact, (t) => check(visited, t));
  });

test("the hero's button is on the first screen, in each language", async (t) => {
  for (const { home, paths } of sites) {
    const { page } = await visit(t, paths.home);
    for (const viewport of [
      { width: 375, height: 667 },
      phone,
      { width: 1536, height: 730 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      const button = page.getByRole("link", { name: home.action }).first();
      const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
      const end = `${paths.home}: Home's heading is too long: its button ends at ${y + height} px`;
      assert.ok(y + height <= viewport.height, `${end} of ${viewport.height}`);
    }
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
