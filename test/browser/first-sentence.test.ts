import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { contents } from "#shared/pages.ts";
import { assertNothingSent, field, ready } from "./contact-form.ts";
import { firstSentenceOn } from "./parts.ts";
import { phone, visit, withoutStorage } from "./visit.ts";

const [{ contactPage, home, layout, paths, services }] = contents;
const message = (page: Page) => field(page, "message");

async function reachForm(page: Page) {
  await page.waitForURL(`**${paths.contactPage}*`);
  await ready(page);
}

test("a sentence stands in the form whichever way the visitor comes, until the form has another message", async (t) => {
  const { page, requests } = await visit(t, paths.home);
  const line = firstSentenceOn(page);
  const [service = assert.fail("no service")] = services;
  const menu = page.getByRole("navigation", { name: layout.menu.navigation, exact: true });
  const footer = page.getByRole("contentinfo");
  const ways = [
    [page.getByRole("banner").getByRole("link", { name: layout.quote })],
    [menu.getByRole("link", { name: contactPage.menu.label })],
    [footer.getByRole("link", { name: service.title }), page.locator(`#${service.id} a`)],
    [line.link],
  ];
  for (const [index, way] of ways.entries()) {
    const sentence = `Every Zyxaday we copy ${index} orders into a spreadsheet.`;
    await page.goto(paths.home);
    await line.reach();
    await line.field.fill(`  ${sentence} `);
    for (const link of way) await link.click();
    await reachForm(page);
    assert.equal(await message(page).inputValue(), sentence);
    for (const _ of way) await page.goBack();
    await line.reach();
    assert.equal(await line.field.inputValue(), sentence);
    assert.ok(await line.field.isEditable());
  }
  await line.link.click();
  await reachForm(page);
  await message(page).fill("Another\nZyxaday");
  await page.goto(paths.home);
  await line.reach();
  assert.ok(await line.kept.isVisible());
  assert.equal(await line.field.inputValue(), "Another Zyxaday");
  assert.equal(await line.field.isEditable(), false);
  await line.link.click();
  await reachForm(page);
  assert.equal(await message(page).inputValue(), "Another\nZyxaday");
  assertNothingSent(requests);
});

test("the hero's button is in the first window, and leads into the field, below its question", async (t) => {
  const { page } = await visit(t, paths.home, { viewport: { width: 1280, height: 720 } });
  const { field } = firstSentenceOn(page);
  const start = page.getByRole("link", { name: home.action });
  for (const viewport of [{ width: 1536, height: 730 }, phone, { width: 1280, height: 720 }]) {
    await page.setViewportSize(viewport);
    const { y = 0, height = 0 } = (await start.boundingBox()) ?? {};
    assert.ok(y + height <= viewport.height, `ends at ${y + height} px of ${viewport.height}`);
  }
  await page.waitForLoadState("networkidle");
  await start.click();
  await page.keyboard.type("We copy");
  assert.equal(await field.inputValue(), "We copy");
  const question = page.getByRole("heading", { name: home.banner.heading });
  const { y = 0 } = (await question.boundingBox()) ?? {};
  assert.ok(y > 60 && y < 500, `the question is at ${y} px`);
});

test("Enter does what the button does, and the example gives way to what is written", async (t) => {
  const { page } = await visit(t, paths.home, { viewport: phone });
  const { example, field, reach } = firstSentenceOn(page);
  await reach();
  assert.ok(await example.isVisible());
  await field.fill("We");
  assert.equal(await example.isVisible(), false);
  await field.press("Enter");
  await reachForm(page);
  assert.equal(await message(page).inputValue(), "We");
});

test("without JavaScript or storage there is an example, no line, and a button to the form", async (t) => {
  for (const options of [{ javaScriptEnabled: false }, { before: withoutStorage }]) {
    const { page, problems } = await visit(t, paths.home, options);
    const { example, field, link } = firstSentenceOn(page);
    await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    assert.ok(await example.isVisible());
    assert.equal(await field.count(), 0);
    await link.click();
    await page.waitForURL(`**${paths.contactPage}`);
    assert.deepEqual(problems, []);
  }
});
