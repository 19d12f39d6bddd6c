import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { Browser, Page } from "playwright";
import { sites } from "#shared/pages.ts";
import { openBrowser, openCachingBrowser, openPage } from "#test/support/browser.ts";
import type { Ending } from "#test/support/ending.ts";
import { server } from "#test/support/shared-server.ts";
import { button, field, ready, submitBy } from "./contact-form.ts";
import { story } from "./page-objects.ts";
import { createWalk, type Step } from "./walk.ts";

// The walks are the same in every run. For more: WALKS=100 npm test -- test/browser/message.test.ts
const count = Number(process.env["WALKS"] ?? 1);

const [{ paths }] = sites;
const [cached, uncached] = await Promise.all([openCachingBrowser(), openBrowser()]);
after(() => Promise.all([cached.close(), uncached.close()]));
const browsers = { "with the back/forward cache": cached, "without the back/forward cache": uncached };

async function start(t: Ending, browser: Browser): Promise<Page> {
  const page = await openPage(t, browser, { baseURL: server.origin, reducedMotion: "reduce" });
  await submitBy()(page);
  await page.goto(paths.home);
  return page;
}

async function walk(page: Page, steps: readonly Step[]) {
  const { steps: all, check, views, go } = createWalk(page);
  for (const [index, step] of steps.entries()) {
    await all[step]({ line: `We copy order ${index} by hand`, lines: `Order ${index}\n\nby hand` });
    await check(steps.slice(0, index + 1).join());
  }
  for (const view of views) await go(view);
}

const table: readonly (readonly Step[])[] = [
  ["write", "pick", "putBack", "take", "back", "back", "back"],
  ["write", "addSpace", "write", "back", "back", "back", "back"],
  ["pick", "take", "send", "back", "back", "take", "empty", "take", "reload", "take"],
  ["editLines", "language", "take", "back", "write", "empty", "back", "back", "back"],
];

if (story)
  for (const [which, browser] of Object.entries(browsers)) {
    test(`the message keeps the last change, ${which}`, { concurrency: 2 }, async (t) => {
      await Promise.all(
        table.map((steps) => t.test(steps.join(), async (t) => walk(await start(t, browser), steps))),
      );
    });

    test(`the message keeps the last change on generated walks, ${which}`, {
      timeout: 120_000 * count,
    }, async (t) => {
      for (let seed = 1; seed <= count; seed++)
        await t.test(`walk ${seed}`, async (t) => {
          const page = await start(t, browser);
          const names = Object.keys(createWalk(page).steps) as Step[];
          let state = seed * 7919;
          const steps = Array.from({ length: 8 }, () => {
            state = (state * 48_271) % 2_147_483_647;
            return names[state % names.length] ?? "write";
          });
          await walk(page, steps);
        });
    });
  }
else test("the message keeps the last change", { skip: "the site has no story, whose field the walks use" });

test("errors that no longer apply disappear when Back shows the form with another message", async (t) => {
  const page = await start(t, cached);
  await page.goto(paths.contactPage);
  await ready(page);
  await button(page).click();
  await page.goto(paths.home);
  const { steps } = createWalk(page);
  await steps.write({ line: "We copy orders by hand", lines: "" });
  await page.goBack({ waitUntil: "commit" });
  await page.locator("form [name=message][aria-invalid=false]").waitFor();
  assert.equal(await field(page, "name").getAttribute("aria-invalid"), "true");
});
