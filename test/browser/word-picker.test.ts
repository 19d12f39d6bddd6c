import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { createCounter } from "#client/islands/word-picker/create-counter.ts";
import { sites } from "#shared/pages.ts";
import type { Cleanup } from "#test/support/cleanup.ts";
import { assertNothingSent, field as formField, ready } from "./contact-form.ts";
import { boxesOf, distance, story, wordPickerOn } from "./page-objects.ts";
import { phone, visit, withoutStorage } from "./visit.ts";

const [{ language, paths }] = sites;

const text = "Hello, we are\n\nzyxaday copying orders “twice”, by hand – sorry.";

const fontSize = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

async function visitWordPicker(t: Cleanup, options = {}) {
  const visited = await visit(t, paths.about, options);
  const parts = wordPickerOn(visited.page);
  await parts.reach();
  return { ...visited, ...parts };
}

if (story) {
  const { wordPicker } = story;

  test("words picked by mouse or touch form a sentence in that order, which only the form gets", async (t) => {
    for (const hasTouch of [false, true]) {
      const options = hasTouch ? { viewport: phone, hasTouch } : {};
      const { page, problems, requests, ...parts } = await visitWordPicker(t, options);
      await page.waitForLoadState("networkidle");
      const asked = requests.length;
      const headlineSize = await parts.headline.evaluate(fontSize);
      await parts.bring(text);
      // The link appears where the button was. A pointer over it would prerender the next page.
      await page.mouse.move(0, 0);
      for (const each of ["we", "hand", "orders", "copying", "hand"]) {
        const word = parts.words.filter({ hasText: new RegExp(`^${each}$`) });
        await (hasTouch ? word.tap() : word.click());
      }
      // A word in flight lets presses through to the text.
      if (!hasTouch) await parts.words.filter({ hasText: /^by$/ }).dblclick({ delay: 40 });
      // A tap's click may come after the tap.
      await parts.sentence.filter({ hasText: /^We orders copying\.$/ }).waitFor();
      const say = createCounter(wordPicker.count, language.locale);
      assert.equal(await parts.status.textContent(), say(10, 3));
      assert.equal(requests.length, asked, "it requests nothing while it is used");
      assert.equal(await parts.status.evaluate(fontSize), headlineSize, "it is the headline");
      assert.ok((await parts.sentence.evaluate(fontSize)) >= 34);
      await parts.link.click();
      await page.waitForURL(`**${paths.contact}`);
      await ready(page);
      assert.equal(await formField(page, "message").inputValue(), "We orders copying.");
      assertNothingSent(requests);
      assert.deepEqual(problems, []);
    }
  });

  test("the word picker works by keyboard: arrows move between words, Enter and Space pick", async (t) => {
    const { page, field, picked } = await visitWordPicker(t);
    await field.focus();
    await page.keyboard.insertText(text);
    for (const [key, expected] of [
      ["Tab", wordPicker.pick],
      ["Enter", "Hello"],
      ["ArrowLeft", "Hello"],
      ["ArrowRight", "we"],
      ["Enter", "we"],
      ["End", "sorry"],
      ["ArrowRight", "sorry"],
      ["ArrowUp", "hand"],
      ["Space", "hand"],
      ["Home", "Hello"],
      ["ArrowDown", "we"],
      ["Tab", wordPicker.edit],
      ["Tab", wordPicker.restart],
      ["Tab", wordPicker.action],
    ] as const) {
      await page.keyboard.press(key);
      assert.equal(await focusedText(page), expected, `after ${key}`);
    }
    assert.deepEqual(await picked.allTextContents(), ["we", "hand"]);
  });

  test("pasted text can be picked from at once, survives a reload, and is cleared by starting over", async (t) => {
    const { page, edit, field, group, restart, status } = await visitWordPicker(t);
    // Pastes like a visitor: browsers report that text was pasted.
    await field.evaluate((element, text) => {
      const field = element as HTMLTextAreaElement;
      field.setRangeText(text);
      field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
    }, text);
    assert.equal(await group.textContent(), text);
    assert.equal(await focusedText(page), "Hello");
    await edit.click();
    await field.fill(text.toUpperCase());
    await page.reload();
    await field.waitFor();
    assert.equal(await field.inputValue(), text.toUpperCase());
    await wordPickerOn(page).bring(text);
    await restart.click();
    assert.equal(await field.inputValue(), "");
    assert.equal(await status.textContent(), wordPicker.note);
  });

  test("a text that is too long is kept whole, and the status states both lengths", async (t) => {
    const { page, field, pickWords, status } = await visitWordPicker(t);
    const text = "copying ".repeat(2813);
    await field.fill(text);
    await pickWords.click();
    const figure = (number: number) => number.toLocaleString(language.locale);
    const named = wordPicker.tooLong
      .replace("{maxLength}", figure(20_000))
      .replace("{length}", figure(text.length));
    assert.equal(await status.textContent(), named);
    await page.reload();
    await field.waitFor();
    assert.equal(await field.inputValue(), text);
    assert.equal(await status.textContent(), named);
  });

  test("a picked word flies from its place in the text, unless motion is reduced", async (t) => {
    const { page, bring, pick, picked, sentence, words } = await visitWordPicker(t);
    await bring(text);
    await words.nth(4).evaluate((word) => {
      (word as HTMLElement).click();
      for (const flight of document.getAnimations()) flight.pause();
    });
    const flying = await boxesOf(sentence.locator("> span"));
    assert.ok(distance(flying, await boxesOf(picked)) < 1, flying.join());
    await page.emulateMedia({ reducedMotion: "reduce" });
    await pick("hand");
    assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
  });

  test("without storage, the word picker is only an example", async (t) => {
    const { page } = await visit(t, paths.about, { before: withoutStorage });
    const { example, field } = wordPickerOn(page);
    await example.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    assert.equal(await field.isVisible(), false);
  });
} else test("word-picker", { skip: "the site has no story" });
