import assert from "node:assert/strict";
import { after, test } from "node:test";
import { chromium } from "playwright";
import { contents } from "#shared/pages.ts";
import { launchOptions, openPage } from "#test/support/browser.ts";
import { defaultPaths, unknownPaths } from "#test/support/every-path.ts";
import { site } from "#test/support/shared-site.ts";
import { field, ready } from "./contact-form.ts";
import { longVersionOn, story } from "./parts.ts";

// Playwright disables the back/forward cache in the browsers that it starts.
const browser = await chromium.launch({
  ...launchOptions(),
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
});
after(() => browser.close());
const page = await openPage({ after }, browser, { baseURL: site.origin });

test("every page comes out of the back/forward cache as it was left", async () => {
  for (const path of defaultPaths) {
    await page.goto(path, { waitUntil: "networkidle" });
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
    });
    await page.goto(unknownPaths[0] ?? "");
    // A page from the cache does not load, so Playwright would wait endlessly for more than the commit.
    await page.goBack({ waitUntil: "commit" });
    await page.waitForFunction(() => "persisted" in window);
    assert.equal(await page.evaluate("persisted"), true, path);
  }
});

test("a sentence written while the form is in the cache is its message when the visitor comes back", async () => {
  const [{ paths }] = contents;
  await page.goto(paths.contactPage);
  await ready(page);
  for (const sentence of ["The first sentence.", "The second sentence."]) {
    await page.goto(paths.about);
    await page.evaluate(
      (sentence) => sessionStorage.setItem("draft", JSON.stringify({ sentence })),
      sentence,
    );
    await page.goBack({ waitUntil: "commit" });
    await page.waitForFunction(
      (sentence) => document.querySelector<HTMLTextAreaElement>("[name=message]")?.value === sentence,
      sentence,
    );
  }
  await page.evaluate(() => sessionStorage.clear());
});

if (story)
  test("a sentence picked on About can be replaced, even after a reload of the form, until the form has another message", async () => {
    const [{ paths }] = contents;
    const message = field(page, "message");
    const { reach, bring, pick, kept, link } = longVersionOn(page);
    const goAlong = async () => {
      await link.click();
      await page.waitForURL(`**${paths.contactPage}`);
      await ready(page);
    };
    await page.goto(paths.about);
    await reach();
    await bring("first second third");
    await pick("first");
    await goAlong();
    await page.reload();
    await ready(page);
    await page.goBack({ waitUntil: "commit" });
    await pick("third");
    assert.equal(await kept.isVisible(), false);
    await goAlong();
    assert.equal(await message.inputValue(), "First third.");
    await message.fill("First and third.");
    await page.goBack({ waitUntil: "commit" });
    await kept.waitFor();
    await goAlong();
    assert.equal(await message.inputValue(), "First and third.");
  });
