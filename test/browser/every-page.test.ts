import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { after, test } from "node:test";
import type { Page } from "playwright";
import { builtSite } from "#test/support/app.ts";
import { openBrowser } from "#test/support/browser.ts";
import { startSite } from "#test/support/site.ts";

const site = await startSite();
const browser = await openBrowser();
after(async () => {
  await browser.close();
  await site.stop();
});

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const widths = [320, 375, 480, 600, 768, 769, 900, 1024, 1025, 1200, 1201, 1440, 1920];
const paths = [...builtSite.pages.map(({ path }) => path), "/no-such-page"];

async function withPage(
  options: Parameters<typeof browser.newContext>[0],
  visit: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(options);
  try {
    await visit(await context.newPage());
  } finally {
    await context.close();
  }
}

/** What axe finds; it is put in by the debugger, which the page's policy does not bind. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof import("axe-core") }).axe.run(
      document,
      {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      },
    );
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
  });
}

for (const path of paths) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`${path} gives axe nothing to find in the ${colorScheme} scheme`, async () => {
      await withPage({ colorScheme, reducedMotion: "reduce" }, async (page) => {
        for (const width of [320, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(site.origin + path);
          assert.deepEqual(await violations(page), [], `${path} at ${width} px`);
        }
      });
    });
  }

  test(`${path} is never wider than its window`, async () => {
    await withPage({}, async (page) => {
      await page.goto(site.origin + path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const actual = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(actual <= width, `${path} is ${actual} px wide in a window of ${width} px`);
      }
    });
  });

  test(`${path} logs nothing to the console and asks no other host`, async () => {
    await withPage({}, async (page) => {
      const messages: string[] = [];
      page.on("console", (message) => messages.push(message.text()));
      page.on("pageerror", (error) => messages.push(error.message));
      page.on("request", (request) => {
        if (new URL(request.url()).origin !== site.origin) messages.push(`asked ${request.url()}`);
      });
      const response = await page.goto(site.origin + path);
      await scrollToEnd(page);
      const own = response?.status() === 404 ? messages.filter((text) => !text.includes("404")) : messages;
      assert.deepEqual(own, []);
    });
  });

  test(`${path} says the same with JavaScript as without`, async () => {
    const read = async (javaScriptEnabled: boolean) => {
      let words = "";
      await withPage({ javaScriptEnabled }, async (page) => {
        await page.goto(site.origin + path);
        if (javaScriptEnabled) await scrollToEnd(page);
        words = await page.evaluate(() => {
          for (const element of document.body.querySelectorAll("noscript, script")) element.remove();
          return document.body.textContent.replace(/\s+/g, " ").trim();
        });
      });
      return words;
    };
    const [withScript, without] = [await read(true), await read(false)];
    assert.ok(without.length > 100);
    assert.equal(withScript, without);
  });
}

async function scrollToEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 500) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await page.waitForTimeout(50);
  }
  await page.waitForLoadState("networkidle");
}
