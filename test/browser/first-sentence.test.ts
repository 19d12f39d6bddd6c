import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { contents } from "#shared/pages.ts";
import { assertNothingSent, field, ready } from "./contact-form.ts";
import { firstSentenceOn } from "./parts.ts";
import { phone, visit, withoutStorage } from "./visit.ts";

const [{ paths }] = contents;
const sentence = "Every Zyxaday we copy forty orders from email into a spreadsheet.";
const message = (page: Page) => field(page, "message");

async function reachForm(page: Page) {
  await page.waitForURL(`**${paths.contactPage}`);
  await ready(page);
}

test("a sentence goes along into the form's message and nowhere else, and is there on the way back", async (t) => {
  const { page, problems, requests } = await visit(t, paths.home, { viewport: phone });
  const line = firstSentenceOn(page);
  await line.reach();
  await line.field.fill(`  ${sentence} `);
  await line.link.click();
  await reachForm(page);
  assert.equal(await message(page).inputValue(), sentence);
  assert.deepEqual(problems, []);
  assertNothingSent(requests);
  // A page from the back/forward cache never fires "load".
  await page.goBack({ waitUntil: "commit" });
  await line.kept.waitFor();
  assert.equal(await line.field.inputValue(), sentence);
});

test("Enter does what the button does, without a sentence and with, and leaves other fields alone", async (t) => {
  const { page } = await visit(t, paths.home);
  const line = firstSentenceOn(page);
  for (const [typed, before] of [
    ["", ""],
    [sentence, "Ada"],
  ] as const) {
    await page.goto(paths.home);
    await line.reach();
    await line.field.fill(typed);
    await line.field.press("Enter");
    await reachForm(page);
    assert.equal(await message(page).inputValue(), typed);
    assert.equal(await field(page, "name").inputValue(), before);
    await field(page, "name").fill("Ada");
  }
});

test("a message that the form has already stays: the line shows it and cannot be changed", async (t) => {
  const { page } = await visit(t, paths.contactPage);
  await ready(page);
  await message(page).fill("Written\nbefore");
  await page.goto(paths.home);
  const line = firstSentenceOn(page);
  await line.reach();
  assert.equal(await line.field.inputValue(), "Written before");
  assert.equal(await line.field.isEditable(), false);
  assert.ok(await line.kept.isVisible());
  await line.link.click();
  await reachForm(page);
  assert.equal(await message(page).inputValue(), "Written\nbefore");
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

test("the example gives way to what is written", async (t) => {
  const { page } = await visit(t, paths.home);
  const { example, field, reach } = firstSentenceOn(page);
  await reach();
  assert.ok(await example.isVisible());
  await field.fill("W");
  assert.equal(await example.isVisible(), false);
});
