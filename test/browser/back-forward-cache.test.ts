import assert from "node:assert/strict";
import { after, test } from "node:test";
import { openCachingBrowser, openPage } from "#test/support/browser.ts";
import { defaultPaths, unknownPaths } from "#test/support/every-path.ts";
import { server } from "#test/support/shared-server.ts";

const browser = await openCachingBrowser();
after(() => browser.close());
const page = await openPage({ after }, browser, { baseURL: server.origin });

test("every page is restored from the back/forward cache", async () => {
  for (const path of defaultPaths) {
    await page.goto(path, { waitUntil: "networkidle" });
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
    });
    await page.goto(unknownPaths[0] ?? "");
    // A page from the cache fires no load event, so Playwright would wait forever for anything after the commit.
    await page.goBack({ waitUntil: "commit" });
    await page.waitForFunction(() => "persisted" in window);
    assert.equal(await page.evaluate("persisted"), true, path);
  }
});
