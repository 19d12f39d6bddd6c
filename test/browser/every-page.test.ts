import assert from "node:assert/strict";
import { test } from "node:test";
import { parse } from "node-html-parser";
import type { Page, Request } from "playwright";
import { languageOf } from "#shared/languages.ts";
import { contents } from "#shared/pages.ts";
import { everyPath, unknownPaths } from "#test/support/every-path.ts";
import { bodyWords } from "#test/support/html.ts";
import { scrollToEnd } from "#test/support/scroll-to-end.ts";
import { violations } from "./axe.ts";
import { layOutAll } from "./lay-out-all.ts";
import { phone, site, visit } from "./visit.ts";

const widths = [320, 375, 480, 600, 768, 769, 900, 1024, 1025, 1200, 1201, 1440, 1920];

// One visit covers all facts of a page, because a visit takes longer than any check.
for (const path of everyPath) {
  test(path, async (t) => {
    const { page, problems, requests } = await visit(t, path, { viewport: phone, deviceScaleFactor: 2 });

    await t.test("takes a phone at most 300 KB in 15 requests, with 50 KB of fonts, to show", async () => {
      await page.waitForLoadState("networkidle");
      assert.ok(requests.length <= 15, requests.map((request) => request.url()).join("\n"));
      const { headers, bodies } = await transferred(requests);
      assert.ok(headers + bodies <= 300_000, `${headers + bodies} bytes`);
      const fonts = await transferred(requests.filter((request) => request.resourceType() === "font"));
      assert.ok(fonts.bodies > 0 && fonts.bodies <= 50_000, `${fonts.bodies} bytes of fonts`);
    });

    await t.test("takes no more JavaScript down to its end than its islands may", async (t) => {
      await scrollToEnd(page);
      const has = async (island: string) => (await page.locator(`[data-island=${island}]`).count()) > 0;
      const hours = (await has("open-now")) ? 1500 : 0;
      const carousel = (await has("handbook-bot")) ? 34 * 1024 : 25_000;
      const form = 63_000 + hours;
      const small = (await has("long-version")) ? 8000 : 5000;
      const budget = (await has("contact-form")) ? form : (await has("carousel")) ? carousel : small;
      const scripts = await transferred(requests.filter((request) => request.resourceType() === "script"));
      t.diagnostic(`${scripts.bodies} bytes`);
      assert.ok(scripts.bodies <= budget, `${scripts.bodies} bytes of ${budget}`);
    });

    await t.test("logs nothing to the console and asks no other host", () => {
      const urls = requests.map((request) => request.url());
      // Chromium itself logs the 404 status of the error page.
      const own = problems.filter(
        (text) => !unknownPaths.includes(path) || !text.includes("404 (Not Found)"),
      );
      assert.deepEqual([own, urls.filter((url) => !url.startsWith(`${site.origin}/`))], [[], []]);
    });

    await t.test(
      "keeps what the footer says: no cookie, and nothing about the visitor is stored",
      async () => {
        const { layout } = contents.find(({ language }) => language === languageOf(path)) ?? assert.fail();
        assert.ok(await page.locator("footer").getByText(layout.footer.privacy).isVisible());
        const headers = await Promise.all(
          requests.map(async (request) => (await request.response())?.allHeaders()),
        );
        assert.deepEqual(
          headers.filter((header) => header?.["set-cookie"]),
          [],
        );
        const stored = await page.evaluate(async () => [
          Object.keys(localStorage),
          Object.keys(sessionStorage),
          await indexedDB.databases(),
        ]);
        assert.deepEqual([await page.context().cookies(), ...stored], [[], [], [], []]);
      },
    );

    await t.test("shows crawlers that run no script the same words and metadata", async () => {
      const served = parse(await (await fetch(site.origin + path)).text());
      const rendered = parse(await page.content());
      // The server cannot know whether the company answers now.
      rendered.querySelector("[data-island=open-now]")?.remove();
      assert.deepEqual(bodyWords(rendered).split(" "), bodyWords(served).split(" "));
      const [before, after] = [served, rendered].map((document) =>
        document
          .querySelectorAll(
            "head > :is(title, meta, link[rel=canonical], script[type='application/ld+json'])",
          )
          .map((tag) => `${tag.tagName} ${JSON.stringify(tag.attributes)} ${tag.textContent}`.toLowerCase()),
      );
      assert.deepEqual(after, before);
    });

    await t.test("gives axe nothing to find in either scheme", async () => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.evaluate(() => scrollTo(0, 0));
      assert.deepEqual(await violations(page, [320, 768, 1440]), []);
    });

    await t.test("is never wider than its window", async () => {
      await layOutAll(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const actual = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(actual <= width, `${path} is ${actual} px wide in a window of ${width} px`);
      }
    });

    await t.test("keeps all of its text with wider spacing and at twice the size", async () => {
      await page.setViewportSize({ width: 640, height: 800 });
      // The text spacing and text size of WCAG 2.2 (1.4.12, 1.4.4). The policy does not block them,
      // like a visitor's own style sheet.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`html { font-size: 200% }
          * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
          p { margin-bottom: 2em !important }`);
        document.adoptedStyleSheets = [sheet];
      });
      await layOutAll(page);
      assert.deepEqual(await cutOff(page), []);
    });

    await t.test("is never wider than a phone whose owner has set the text twice as large", async () => {
      await page.setViewportSize(phone);
      await page.evaluate(() => {
        document.adoptedStyleSheets = [];
      });
      await layOutAll(page);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
      assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), "32px");
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), phone.width);
    });
  });
}

/** The number of bytes on the wire. */
async function transferred(requests: readonly Request[]) {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return {
    headers: sizes.reduce((sum, { responseHeadersSize }) => sum + responseHeadersSize, 0),
    bodies: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
  };
}

/** Elements that clip their text because their box is too small. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>("*")]
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        const hides = [overflowX, overflowY].some((value) => value === "hidden" || value === "clip");
        const tooSmall =
          element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
        return hides && tooSmall && clipPath === "none" && element.textContent?.trim() !== "";
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}
