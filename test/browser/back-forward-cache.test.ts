import assert from "node:assert/strict";
import { after, test } from "node:test";
import { chromium } from "playwright";
import { contents, pages } from "#shared/pages.ts";
import { launchOptions } from "#test/support/browser.ts";
import { unknownPaths } from "#test/support/every-path.ts";
import { site } from "#test/support/shared-site.ts";

// Playwright disables the back/forward cache in the browsers that it starts.
const browser = await chromium.launch({
  ...launchOptions(),
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
});
after(() => browser.close());
const page = await browser.newPage({ baseURL: site.origin });

for (const { path } of pages) {
  test(`${path} comes out of the back/forward cache as it was left`, async () => {
    await page.goto(path, { waitUntil: "networkidle" });
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
    });
    await page.goto(unknownPaths[0] ?? "");
    // A page from the cache does not load, so Playwright would wait endlessly for more than the commit.
    await page.goBack({ waitUntil: "commit" });
    await page.waitForFunction(() => "persisted" in window);
    assert.equal(await page.evaluate("persisted"), true);
  });
}

test("on About, a sentence that went along can be changed on the way back, until the form has another message", async () => {
  const [{ about, paths }] = contents;
  const link = page.locator("#contact a");
  const message = page.locator("[name=message]");
  const kept = page.getByText(about.banner.longVersion.kept);
  const word = (text: string) => page.locator("[role=group] [role=button]", { hasText: text });
  const goAlong = async () => {
    await link.click();
    await page.waitForURL(`**${paths.contactPage}`);
    await page.locator("form[data-ready]").waitFor();
  };
  await page.goto(paths.about);
  await link.scrollIntoViewIfNeeded();
  await page.locator("textarea").fill("first second third");
  await page.locator("[data-find]").click();
  await word("first").click();
  await goAlong();
  await page.goBack({ waitUntil: "commit" });
  await word("third").click();
  assert.equal(await kept.isVisible(), false);
  await goAlong();
  assert.equal(await message.inputValue(), "First third.");
  await message.fill("First and third.");
  await page.goBack({ waitUntil: "commit" });
  await kept.waitFor();
  await goAlong();
  assert.equal(await message.inputValue(), "First and third.");
});
