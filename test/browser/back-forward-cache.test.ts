import assert from "node:assert/strict";
import { after, type TestContext, test } from "node:test";
import { sites } from "#shared/pages.ts";
import { defaultPaths, unknownPaths } from "#test/support/every-path.ts";
import { openCachingBrowser } from "./support/browser.ts";
import { button, field, ready } from "./support/contact-form.ts";
import { homeMessageOn } from "./support/page-objects.ts";
import { openPage, origin, phone } from "./support/visit.ts";

const [{ paths }] = sites;
const browser = await openCachingBrowser();
after(() => browser.close());
const open = (t: TestContext) =>
  openPage(t, browser, { baseURL: origin, viewport: phone, reducedMotion: "reduce" });

test("every page of the first language is restored from the back/forward cache", async (t) => {
  const page = await open(t);
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

test("errors that no longer apply disappear when Back shows the form with another message", async (t) => {
  const page = await open(t);
  await page.goto(paths.contact);
  await ready(page);
  await button(page).click();
  await page.goto(paths.home);
  const home = homeMessageOn(page);
  await home.reach();
  await home.field.fill("We copy orders by hand");
  await page.goBack({ waitUntil: "commit" });
  await page.locator("form [name=message][aria-invalid=false]").waitFor();
  assert.equal(await field(page, "name").getAttribute("aria-invalid"), "true");
});
