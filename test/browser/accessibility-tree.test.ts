import { test } from "node:test";
import { layout } from "#shared/content/layout.ts";
import { desktop, phone, visit } from "./visit.ts";

// What a screen reader is told, kept beside this file to be read when it changes. After a wanted change:
// node --import tsx --test --test-update-snapshots test/browser/accessibility-tree.test.ts
const asText = { serializers: [String] };

test("the header on a phone, its menu closed and open", async (t) => {
  const { page } = await visit(t, "/about", { viewport: phone });
  t.assert.snapshot(await page.locator("header").ariaSnapshot(), asText);
  await page.getByRole("button", { name: layout.menu.button, exact: true }).click();
  t.assert.snapshot(await page.locator("header").ariaSnapshot(), asText);
});

test("the header on a desktop, its search closed and open", async (t) => {
  const { page } = await visit(t, "/about", { viewport: desktop });
  t.assert.snapshot(await page.locator("header").ariaSnapshot(), asText);
  await page.getByRole("button", { name: layout.search.button, exact: true }).click();
  t.assert.snapshot(await page.locator("header").ariaSnapshot(), asText);
});

test("the testimonials' carousel, without what its cards say", async (t) => {
  const { page } = await visit(t, "/", { viewport: phone });
  const island = page.locator("[data-island=carousel]");
  await island.scrollIntoViewIfNeeded();
  await page.locator("[data-carousel-controls]:not([hidden])").waitFor();
  const tree = await island.ariaSnapshot();
  t.assert.snapshot(
    tree
      .split("\n")
      .filter((line) => /^\s*- (region|group|button)/.test(line))
      .join("\n"),
    asText,
  );
});

test("the enquiry form, at rest and with errors", async (t) => {
  const { page } = await visit(t, "/contact", { viewport: phone });
  await page.locator("form[data-ready]").waitFor();
  t.assert.snapshot(await page.locator("form").ariaSnapshot(), asText);
  await page.click("form button");
  t.assert.snapshot(await page.locator("form").ariaSnapshot(), asText);
});
