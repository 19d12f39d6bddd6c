import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page, Request } from "playwright";
import { pages, sites } from "#shared/pages.ts";
import { allPaths, designedPaths, unknownPaths } from "#test/support/paths.ts";
import type { Cleanup } from "#test/support/serve.ts";
import { assertFits, assertFitsSpaced, findViolations, setFontSize } from "./support/check-state.ts";
import { tabThrough } from "./support/tab-through.ts";
import {
  holdFiles,
  inViewports,
  nextFrames,
  phone,
  scrollThrough,
  type Visit,
  visit,
} from "./support/visit.ts";

/** The JavaScript of a page with islands in bytes, compressed. The carousel's contains Swiper, the form's React. */
const scripts: Readonly<Record<string, number>> = {
  home: 21_500,
  services: 22_000,
  projects: 3700,
  contact: 66_000,
};

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

/** Each page is opened once, and asked everything in this order. */
type Checks = Readonly<Record<string, (visit: Visit) => Promise<void>>>;

const checksPerPage: Checks = {
  "moves hardly anything when fonts, pictures and scripts come late": async ({ path, page }) => {
    const shifts: readonly Shift[] = await page.evaluate("shifts");
    assert.ok(
      shifts.reduce((sum, { value }) => sum + value, 0) <= 0.02,
      `${path} shifts: ${JSON.stringify(shifts)}. Perhaps a text above these has more lines in one font than in the other: shorten it, or make its letters smaller`,
    );
  },

  "sends at most 14,300 bytes first, and no more JavaScript than islands may": async ({ path, requests }) => {
    const { key } = pages.find((page) => page.path === path) ?? {};
    const { responseHeadersSize = 0 } = (await requests[0]?.sizes()) ?? {};
    const limits = { response: 14_300, script: (key && scripts[key]) ?? 3000 };
    const sizes = {
      response: (await bytesOf(requests.slice(0, 1))) + responseHeadersSize,
      script: await bytesOf(requests.filter((request) => request.resourceType() === "script")),
    };
    const hints = {
      response: `shorten its texts by about ${2 * (sizes.response - limits.response)} characters (shared/README.md, "Home's bytes")`,
      script: 'load less, or raise its limit here and in README.md, "Size and memory"',
    };
    for (const part of ["response", "script"] as const)
      assert.ok(
        sizes[part] > 0 && sizes[part] <= limits[part],
        `${path}, ${part}: ${sizes[part]} of ${limits[part]} bytes: ${hints[part]}`,
      );
  },

  "logs nothing to the console, contacts no other host, sets no cookie and stores nothing": async (visit) => {
    const { path, page, problems, requests } = visit;
    // Chromium itself logs the error page's 404 status.
    const isExpected = (text: string) => unknownPaths.includes(path) && text.includes("404 (Not Found)");
    const urls = requests.map((request) => request.url());
    const found = {
      problems: problems.filter((text) => !isExpected(text)),
      foreign: urls.filter((url) => new URL(url).origin !== new URL(page.url()).origin),
      cookies: await page.context().cookies(),
      stored: await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage })),
    };
    assert.deepEqual(found, { problems: [], foreign: [], cookies: [], stored: [] });
  },

  "animates nothing with reduced motion or without support, and mixes no clips": async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const faulty = await page.evaluate(listFaultyStyles);
    await page.emulateMedia({ reducedMotion: null });
    assert.deepEqual(faulty, []);
  },
  "fits a phone, a tablet and a large window, also with spaced text": async ({ page }) => {
    for (const width of [320, 600, 769, 1025, 1280]) {
      await resize(page, width);
      await assertFits(page);
      await assertFitsSpaced(page);
    }
  },
  "shows crops on a phone, and loads its pictures about as wide as they are shown": async ({ page }) => {
    await page.setViewportSize(phone);
    const crops = await page
      .locator("picture > source")
      .evaluateAll((all) => all.map((crop) => matchMedia((crop as HTMLSourceElement).media).matches));
    assert.ok(!crops.includes(false), "a phone gets a picture whose letters are too small");
    await resize(page, 1280);
    await nextFrames(page);
    for (const image of await page.locator("img[srcset]").all()) {
      const share = await image.evaluate(async (image: HTMLImageElement) => {
        image.loading = "eager";
        await image.decode();
        // With `srcset`, the natural width is the one that `sizes` states.
        return image.naturalWidth / image.clientWidth;
      });
      assert.ok(share > 0.9 && share < 1.25, `${share} of ${await image.getAttribute("src")}`);
    }
  },
  "fits a phone with text twice as large": async ({ page }) => {
    await page.setViewportSize(phone);
    await setFontSize(page, 32);
    // The story's email has its own size, and the signed one is a picture.
    const texts = page.locator("main :not(#story *, [inert], [inert] *), footer *");
    const small = await texts.evaluateAll((all) =>
      all.flatMap((each) => (Number.parseFloat(getComputedStyle(each).fontSize) < 26 ? each.outerHTML : [])),
    );
    await assertFits(page).finally(() => setFontSize(page, 16));
    assert.deepEqual(small, [], "smaller than twice 13 px");
  },
  "leaves room for the menu's button above a clause to which a link leads": async ({ page }) => {
    await page.setViewportSize(phone);
    await page.evaluate(() => scrollTo(0, 0));
    const { y = 0, height = 0 } = (await page.locator("[popovertarget=menu]").boundingBox()) ?? {};
    const clauses = page.locator("main h2[id]:not([id$=-heading])");
    const margins = await clauses.evaluateAll((all) =>
      all.map((each) => getComputedStyle(each).scrollMarginTop),
    );
    for (const margin of margins) assert.ok(Number.parseFloat(margin) >= y + height, margin);
  },
  "has its button on the first screen, and whole rows as links, if it is Home": async (visit) => {
    const { path, page } = visit;
    const site = sites.find(({ paths }) => paths.home === path);
    if (!site) return;
    const { home } = site.pageTexts;
    const button = page.getByRole("link", { name: home.action }).first();
    await page.evaluate(() => scrollTo(0, 0));
    // The heading's letters grow with the width and the height of the window.
    // The last is as tall as that of services that take a picture of a page.
    await inViewports(page, "375x667 430x932 1536x730 1440x900 1440x9000", async (size) => {
      const { y, height } = (await button.boundingBox()) ?? assert.fail("no button");
      const hint = "shorten Home's heading or lead, or widen `displayAdjustments.heroWidth`";
      const lowest = Math.min(Number(size.split("x")[1]), 1200);
      assert.ok(y + height <= lowest, `${hint}: it ends at ${y + height} in ${size}`);
    });
    const dead = await page.locator(":is(#services, #portfolio) li").evaluateAll((rows) =>
      rows.flatMap((row) => {
        row.scrollIntoView({ block: "center", behavior: "instant" });
        const { x, y, width } = row.getBoundingClientRect();
        return document.elementFromPoint(x + width - 9, y + 9)?.closest("a") ? [] : row.outerHTML;
      }),
    );
    assert.deepEqual(dead, [], "each row and each card is a link as a whole");
  },
};

/** Runs in the page: lists style rules with a fault. The story's stage has tests of its own. */
function listFaultyStyles(): string[] {
  type Rule = CSSRule & Partial<CSSStyleRule & CSSConditionRule>;
  const listRules = (rules: readonly Rule[]): Rule[] =>
    rules.flatMap((rule) => [rule, ...listRules([...(rule.cssRules ?? [])])]);
  const listParents = ({ parentRule }: Rule): Rule[] =>
    parentRule ? [parentRule, ...listParents(parentRule)] : [];
  return listRules([...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])).flatMap((rule) => {
    const { style, selectorText = "", cssText } = rule;
    const parents = listParents(rule);
    if (!style || parents.some(({ conditionText }) => conditionText?.includes("--stage"))) return [];
    const media = parents.filter((parent) => parent instanceof CSSMediaRule);
    const isApplied = media.every(({ conditionText }) => matchMedia(conditionText).matches);
    const isAsked = parents.some((parent) => parent instanceof CSSSupportsRule);
    const faults = {
      moves: isApplied && (style.animationName || style.transitionDuration),
      "scrolls in all browsers": !isAsked && /view|scroll|--/.test(style.animationTimeline),
      // In the dark scheme, text in another colour than its own ground's may vanish.
      "colours only the ground": /:(hover|focus)/.test(selectorText) && style.background && !style.color,
      // Firefox clips all backgrounds of an element to the text, or none.
      "mixes clips": /text.*box|box.*text/.test(style.backgroundClip),
    };
    const found = Object.entries(faults).filter(([, is]) => is);
    return found.map(([fault]) => `${fault}: ${cssText.slice(0, 160)}`);
  });
}

/** What is alike in all languages. */
const checksPerLayout: Checks = {
  "has nothing that axe finds, on a phone and in the dark in a large window": async ({ page }) => {
    await resize(page, 320);
    assert.deepEqual(await findViolations(page), []);
    await resize(page, 1280);
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const bright = await background();
    await page.emulateMedia({ colorScheme: "dark" });
    const [violations, dark] = [await findViolations(page), await background()];
    // axe looks at no drawing. One that has lost its colour is black.
    const fillsOf = () => [...document.querySelectorAll("svg *")].map((part) => getComputedStyle(part).fill);
    const fills = await page.evaluate(fillsOf);
    await page.emulateMedia({ colorScheme: null });
    assert.deepEqual(violations, [], "in the dark");
    assert.ok(!fills.includes("rgb(0, 0, 0)"), "a drawing has no colour");
    assert.notEqual(dark, bright);
  },
  "lets Tab reach everything, and shows what has the focus": async ({ path, page }) => {
    // In a large window, the other pages have nothing that these do not have.
    for (const width of designedPaths.includes(path) ? [1280, phone.width] : [phone.width]) {
      await resize(page, width);
      const forcedColors = width === 1280 ? null : "active";
      await page.emulateMedia({ forcedColors, reducedMotion: "reduce" });
      assert.deepEqual(await tabThrough(page), [], `${width} px`);
    }
  },
  "prints each slide on one sheet, and everything that is collapsed, in dark colours": async ({ page }) => {
    await resize(page, sheet);
    await page.emulateMedia({ media: "print", colorScheme: "dark", forcedColors: null });
    assert.deepEqual(await page.evaluate(findPaleTexts), []);
    const size = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
    assert.ok(size > 13, `${size} px: at least 10 pt`);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = false;
    });
    const collapsed = page.locator("details > :not(summary)").filter({ visible: false });
    assert.equal(await collapsed.count(), 0);
    const carousel = page.locator("[data-island=carousel]");
    for (const slide of await carousel.locator("[data-part=track] > *").all()) {
      const { x, width } = (await slide.boundingBox()) ?? assert.fail("a slide is not printed");
      assert.ok(x + width <= sheet, `a slide ends at ${x + width} px`);
      assert.equal(await slide.evaluate((slide) => getComputedStyle(slide).breakInside), "avoid");
    }
    const contacts = page.locator("footer :is([href^='mailto:'], [href^='tel:'])");
    assert.equal(await contacts.filter({ visible: true }).count(), 2);
    const screenOnly = page.locator(
      "button, header nav, textarea:placeholder-shown, [data-island=contact-form] form > :last-child",
    );
    assert.equal(await screenOnly.filter({ visible: true }).count(), 0);
  },
};

/** @see https://wicg.github.io/layout-instability/ */
type LayoutShift = { value: number; sources: readonly { node: Node | null }[] };
type Shift = { value: number; moved: readonly (string | undefined)[] };

/** The width of DIN A4 in CSS pixels. */
const sheet = 794;

/** A page of each layout. */
const detailedPaths = [...designedPaths, sites[0].paths.privacy, unknownPaths[0]];

for (const path of allPaths)
  test(path, async (t) => {
    const isDetailed = detailedPaths.includes(path);
    // One language shows how phones load it, the other how tablets do.
    const visited = await openSlowly(t, path, isDetailed ? phone : { width: 768, height: 1024 });
    await t.test("loads no script for what is far away", () => assertIsLazy(visited));
    await scrollThrough(visited.page);
    for (const [fact, check] of Object.entries({ ...checksPerPage, ...(isDetailed && checksPerLayout) }))
      await t.test(fact, () => check(visited));
  });

/** Opens a page whose scripts, fonts and pictures come once its text has been painted. */
async function openSlowly(t: Cleanup, path: string, viewport: typeof phone): Promise<Visit> {
  const { hold, release } = holdFiles(/\.(js|woff2|avif|png|jpe?g)$/);
  const visited = await visit(t, path, { viewport, before: hold, until: "commit" });
  const { page } = visited;
  await page.waitForFunction(isPaintedWhole, null, { polling: 50 });
  await nextFrames(page);
  await page.evaluate(observeShifts);
  release();
  await page.waitForLoadState();
  // The shift is that of the first window. Chromium does not hold back the load event for every font.
  await page.evaluate(async () => void (await document.fonts.ready));
  await nextFrames(page);
  return visited;
}

/** Asserts that no island far below the window has requested its script. */
async function assertIsLazy({ page, requests }: Visit) {
  const [all, near] = await page.locator("[data-island]").evaluateAll((roots: HTMLElement[]) => {
    const isNear = (root: HTMLElement) => root.getBoundingClientRect().top < innerHeight + 300;
    return [roots, roots.filter(isNear)].map((roots) => roots.map((root) => root.dataset.island ?? ""));
  });
  const far = new Set(all).difference(new Set(near));
  for (const name of far) assert.ok(!requests.some((request) => request.url().includes(`/${name}-`)), name);
}

/** Runs in the page: finds texts that are hard to read without the backgrounds, which browsers do not print. */
function findPaleTexts(): string[] {
  const found = document.evaluate("//body//text()[normalize-space()]/..", document, null, 6);
  const elements = Array.from({ length: found.snapshotLength }, (_, n) => found.snapshotItem(n) as Element);
  const isPale = (element: Element) => {
    const { color, printColorAdjust } = getComputedStyle(element);
    const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)?.map(Number) ?? [];
    return red + green + blue > 384 && printColorAdjust === "economy" && element.checkVisibility();
  };
  return elements.filter(isPale).map(({ outerHTML }) => outerHTML.slice(0, 160));
}

/** On a slow machine, Chromium paints before it has read all of the HTML. */
const isPaintedWhole = () =>
  document.readyState !== "loading" && performance.getEntriesByName("first-contentful-paint").length > 0;

/** Runs in the page once it has been painted. @see https://wicg.github.io/layout-instability/ */
function observeShifts() {
  const shifts: Shift[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as (PerformanceEntry & LayoutShift)[])
      shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40)) });
  });
  observer.observe({ type: "layout-shift" });
  Object.assign(window, { shifts });
}

/** The total size of the response bodies in bytes. Those from the cache count nothing. */
async function bytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + Math.max(responseBodySize, 0), 0);
}
