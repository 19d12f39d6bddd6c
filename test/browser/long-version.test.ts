import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { createCounter } from "#client/islands/long-version/create-counter.ts";
import { contents } from "#shared/pages.ts";
import { assertNothingSent, field as formField, ready } from "./contact-form.ts";
import { longVersionOn } from "./parts.ts";
import { phone, visit, withoutStorage } from "./visit.ts";

const [english] = contents;
const { paths } = english;
const { longVersion } = english.about.banner;

/** In their order, these words of the text form the sentence. */
const text = "Hello, we are\n\nzyxaday copying orders “twice”, by hand – sorry.";
const picks = ["we", "copying", "hand"];
const sentence = "We copying hand.";

const script = /\/long-version-[^/]+\.js$/;
const message = (page: Page) => formField(page, "message");
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

async function reachSection(t: Parameters<typeof visit>[0], options = {}, content = english) {
  const visited = await visit(t, content.paths.about, options);
  const parts = longVersionOn(visited.page, content);
  await parts.reach();
  return { ...visited, ...parts };
}

async function reachForm(page: Page, path: string = paths.contactPage) {
  await page.waitForURL(`**${path}`);
  await ready(page);
}

/** Pastes like a visitor: browsers tell that a text was pasted. */
const paste = (page: Page, text: string) =>
  longVersionOn(page).field.evaluate((element, text) => {
    const field = element as HTMLTextAreaElement;
    field.focus();
    field.setRangeText(text, 0, field.value.length, "end");
    field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
  }, text);

test("words picked by mouse or finger form a sentence, which only the form gets", async (t) => {
  for (const content of contents)
    for (const hasTouch of [false, true]) {
      const options = hasTouch ? { viewport: phone, hasTouch } : {};
      const visited = await reachSection(t, options, content);
      const { page, problems, requests, bring, words, picked, status, link } = visited;
      await page.waitForLoadState("networkidle");
      const asked = requests.length;
      await bring(text);
      const say = createCounter(content.about.banner.longVersion.count, 2000, content.language.locale);
      for (const each of ["hand", "we", "copying", "orders", "orders"]) {
        const word = words.filter({ hasText: new RegExp(`^${each}$`) });
        await (hasTouch ? word.tap() : word.click());
      }
      assert.deepEqual(await picked.allTextContents(), picks);
      assert.equal(await visited.sentence.textContent(), sentence);
      assert.equal(await status.textContent(), say(10, 3));
      assert.equal(requests.length, asked, "it requests nothing while it is used");
      await link.click();
      await reachForm(page, content.paths.contactPage);
      assert.equal(await message(page).inputValue(), sentence);
      assertNothingSent(requests);
      assert.deepEqual(problems, []);
    }
});

test("it works by keyboard alone: arrows move between words and lines, Enter and Space pick", async (t) => {
  const { page, field, picked, group } = await reachSection(t);
  await field.focus();
  await page.keyboard.insertText(text);
  for (const [key, expected] of [
    ["Tab", longVersion.find],
    ["Enter", "Hello"],
    ["ArrowLeft", "Hello"],
    ["ArrowRight", "we"],
    ["Enter", "we"],
    ["End", "sorry"],
    ["ArrowRight", "sorry"],
    ["Home", "Hello"],
    ["ArrowDown", "zyxaday"],
    ["ArrowRight", "copying"],
    ["Space", "copying"],
    ["ArrowUp", "are"],
    ["Tab", longVersion.edit],
    ["Shift+Tab", "are"],
  ] as const) {
    await page.keyboard.press(key);
    assert.equal(await focusedText(page), expected, `after ${key}`);
  }
  assert.deepEqual(await picked.allTextContents(), ["we", "copying"]);
  assert.match(await group.ariaSnapshot(), /button "we" \[pressed\]/, "to a screen reader they are buttons");
});

test("a pasted text can be picked from at once, and its line breaks stay", async (t) => {
  const { page, group } = await reachSection(t, { viewport: phone });
  await paste(page, "one\r\ntwo\n\n\nthree");
  assert.deepEqual(await group.locator("p:not(:empty)").allTextContents(), ["one", "two", "three"]);
  assert.equal(await focusedText(page), "one");
});

test("an edited text keeps the words that are picked outside of the edit", async (t) => {
  const { bring, pick, edit, field, picked, ...parts } = await reachSection(t);
  await bring(text);
  await pick(...picks);
  await edit.click();
  assert.ok(await field.evaluate((element) => element === document.activeElement));
  assert.equal(await parts.sentence.textContent(), sentence);
  await bring(text.replace("zyxaday", "again and again"));
  assert.deepEqual(await picked.allTextContents(), picks);
});

test("starting over empties everything, and can be undone until the visitor writes again", async (t) => {
  const { bring, pick, restart, undo, field, picked, status, ...parts } = await reachSection(t);
  await bring(text);
  await pick(...picks);
  await restart.click();
  assert.equal(await field.inputValue(), "");
  assert.equal(await parts.sentence.textContent(), "");
  assert.equal(await status.textContent(), longVersion.invitation);
  await undo.click();
  assert.deepEqual(await picked.allTextContents(), picks);
  await restart.click();
  await field.fill(text);
  assert.equal(await undo.isVisible(), false);
});

test("a text without words says so and stays", async (t) => {
  const { bring, field, status } = await reachSection(t);
  await bring("… !?");
  assert.equal(await status.textContent(), longVersion.none);
  assert.equal(await field.inputValue(), "… !?");
});

test("of a very long text the first words can be picked, and nothing of it is lost", async (t) => {
  const { page, group, words, status, edit, field } = await reachSection(t);
  const long = Array.from({ length: 5000 }, (_, index) => `w${index}`).join(" ");
  await paste(page, long);
  const limit = await words.count();
  assert.ok(limit >= 1000 && limit < 5000, `${limit} words`);
  assert.equal(
    await status.textContent(),
    createCounter(longVersion.count, limit, english.language.locale)(5000, 0),
  );
  assert.equal(await group.textContent(), long);
  await edit.click();
  assert.equal(await field.inputValue(), long);
});

test("words of an Arabic text run from right to left, and so do the arrow keys", async (t) => {
  const { page, bring, words } = await reachSection(t);
  await bring("نحن نكتب الطلبات New York مرتين");
  await page.keyboard.press("ArrowLeft");
  assert.equal(await focusedText(page), "نكتب");
  const [first = 0, second = 0, , latin = 0, next = 0] = await words.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().left),
  );
  assert.ok(first > second, `${first} and ${second} px`);
  assert.ok(latin < next, "New York reads from left to right");
});

test("a message that the form has already stays, and the section says so", async (t) => {
  const { page } = await visit(t, paths.contactPage);
  await ready(page);
  await message(page).fill("Written before");
  await page.goto(paths.about);
  const { reach, bring, pick, kept, link } = longVersionOn(page);
  await reach();
  await bring(text);
  await pick("we");
  assert.ok(await kept.isVisible());
  await link.click();
  await reachForm(page);
  assert.equal(await message(page).inputValue(), "Written before");
});

test("without JavaScript, storage or its script there are heading and a button that leads to the form", async (t) => {
  for (const options of [
    { javaScriptEnabled: false },
    { before: withoutStorage },
    { before: (page: Page) => page.route(script, (route) => route.abort()) },
  ]) {
    const { page } = await visit(t, paths.about, options);
    const { link, field, status } = longVersionOn(page);
    await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    assert.ok(await page.getByRole("heading", { name: english.about.banner.heading }).isVisible());
    for (const part of [field, status]) assert.equal(await part.isVisible(), false);
    await link.click();
    await page.waitForURL(`**${paths.contactPage}`);
  }
});
