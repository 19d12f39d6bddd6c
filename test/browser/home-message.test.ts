import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { sites } from "#shared/pages.ts";
import { field, ready } from "./support/contact-form.ts";
import { homeMessageOn } from "./support/page-objects.ts";
import { phone, visit, withoutStorage } from "./support/visit.ts";

const [{ home, paths }] = sites;
const message = (page: Page) => field(page, "message");

async function reachForm(page: Page) {
  await page.waitForURL(`**${paths.contact}*`);
  await ready(page);
}

test("the hero's button leads to the field, below its question", async (t) => {
  const { page } = await visit(t, paths.home, { viewport: { width: 1280, height: 720 } });
  const { field } = homeMessageOn(page);
  const start = page.locator("main").getByRole("link", { name: home.action, exact: true }).first();
  await page.waitForLoadState("networkidle");
  await start.click();
  await page.keyboard.type("We copy");
  assert.equal(await field.inputValue(), "We copy");
  const question = page.getByRole("heading", { name: home.banner.heading });
  const { y = 0 } = (await question.boundingBox()) ?? {};
  assert.ok(y > 60 && y < 500, `the question is at ${y} px`);
});

test("Enter does what the button does, and what the visitor writes replaces the example", async (t) => {
  const { page } = await visit(t, paths.home, { viewport: phone });
  const { example, field, reach } = homeMessageOn(page);
  await reach();
  assert.ok(await example.isVisible());
  await field.fill("We");
  assert.equal(await example.isVisible(), false);
  await field.press("Enter");
  await reachForm(page);
  assert.equal(await message(page).inputValue(), "We");
});

test("the Enter that ends a composition does not leave the page, in WebKit either", async (t) => {
  const { page } = await visit(t, paths.home, { viewport: phone });
  const { field, reach } = homeMessageOn(page);
  await reach();
  await field.evaluate((field) => {
    // WebKit dispatches it after the composition has ended.
    for (const init of [{ keyCode: 229 }, { isComposing: true }])
      field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", ...init }));
  });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  assert.equal(new URL(page.url()).pathname, paths.home);
  await field.press("Enter");
  await reachForm(page);
});

test("without storage, there is an example without a field, and a button to the form", async (t) => {
  const { page, problems } = await visit(t, paths.home, { before: withoutStorage });
  const { example, field, link } = homeMessageOn(page);
  const script = await page.waitForFunction(() =>
    performance.getEntries().find(({ name }) => /home-message-.*js$/.test(name)),
  );
  // The page has already imported the script, so it has run when this import resolves.
  await script.evaluate((script) => import(script?.name ?? ""));
  assert.ok(await example.isVisible());
  assert.equal(await field.count(), 0);
  await link.click();
  await page.waitForURL(`**${paths.contact}`);
  assert.deepEqual(problems, []);
});
