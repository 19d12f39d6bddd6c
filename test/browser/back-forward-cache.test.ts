import assert from "node:assert/strict";
import { after, test } from "node:test";
import { pages } from "#shared/pages.ts";
import { openBrowser } from "#test/support/browser.ts";
import { unknownPath } from "#test/support/every-path.ts";
import { startSite } from "#test/support/site.ts";

const site = await startSite();
// Playwright switches the cache off in the browsers that it starts.
const browser = await openBrowser({ ignoreDefaultArgs: ["--disable-back-forward-cache"] });
after(async () => {
  await browser.close();
  await site.stop();
});

for (const { path } of pages) {
  test(`${path} comes out of the back/forward cache as it was left`, async (t) => {
    const page = await browser.newPage();
    t.after(() => page.close());
    await page.goto(site.origin + path, { waitUntil: "networkidle" });
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
    });
    await page.goto(`${site.origin}${unknownPath}`);
    // Nothing loads, so Playwright would wait in vain for more than the commit.
    await page.goBack({ waitUntil: "commit" });
    await page.waitForFunction(() => "persisted" in window);
    assert.equal(await page.evaluate("persisted"), true);
  });
}
