import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { createCounter } from "#client/islands/long-version/create-counter.ts";
import { sites } from "#shared/pages.ts";
import { assertNothingSent } from "./contact-form.ts";
import { longVersionOn, story } from "./parts.ts";
import { phone, visit, withoutStorage } from "./visit.ts";

const [{ language, paths }] = sites;

/** In their order, these words of the text form the sentence. */
const text = "Hello, we are\n\nzyxaday copying orders “twice”, by hand – sorry.";
const picks = ["we", "copying", "hand"];
const sentence = "We copying hand.";

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

async function reachSection(t: Parameters<typeof visit>[0], options = {}) {
  const visited = await visit(t, paths.about, options);
  const parts = longVersionOn(visited.page);
  await parts.reach();
  return { ...visited, ...parts };
}

if (story) {
  const { longVersion, mail } = story;

  test("words picked by mouse or finger form a sentence, of which nothing is sent", async (t) => {
    for (const hasTouch of [false, true]) {
      const options = hasTouch ? { viewport: phone, hasTouch } : {};
      const { page, problems, requests, ...parts } = await reachSection(t, options);
      await page.waitForLoadState("networkidle");
      const asked = requests.length;
      await parts.bring(text);
      for (const each of ["hand", "we", "copying", "orders", "orders"]) {
        const word = parts.words.filter({ hasText: new RegExp(`^${each}$`) });
        await (hasTouch ? word.tap() : word.click());
      }
      assert.deepEqual(await parts.picked.allTextContents(), picks);
      assert.equal(await parts.sentence.textContent(), sentence);
      const say = createCounter(longVersion.count, language.locale);
      assert.equal(await parts.status.textContent(), say(10, 3));
      assert.equal(requests.length, asked, "it requests nothing while it is used");
      assertNothingSent(requests);
      assert.deepEqual(problems, []);
    }
  });

  test("it works by keyboard alone: arrows move between words, Enter and Space pick", async (t) => {
    const { page, field, picked } = await reachSection(t);
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
      ["ArrowUp", "hand"],
      ["Space", "hand"],
      ["Home", "Hello"],
      ["ArrowDown", "we"],
      ["Tab", longVersion.action],
      ["Shift+Tab", "we"],
    ] as const) {
      await page.keyboard.press(key);
      assert.equal(await focusedText(page), expected, `after ${key}`);
    }
    assert.deepEqual(await picked.allTextContents(), ["we", "hand"]);
  });

  test("a pasted text can be picked from at once, is there after a reload, and goes when starting over", async (t) => {
    const { page, edit, field, group, restart, status } = await reachSection(t);
    // Pastes like a visitor: browsers tell that a text was pasted.
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
    await longVersionOn(page).bring(text);
    await restart.click();
    assert.equal(await field.inputValue(), "");
    assert.equal(await status.textContent(), longVersion.invitation);
  });

  test("without JavaScript, storage or its script there is the example alone", async (t) => {
    for (const options of [
      { javaScriptEnabled: false },
      { before: withoutStorage },
      { before: (page: Page) => page.route("**/long-version-*.js", (route) => route.abort()) },
    ]) {
      const { page } = await visit(t, paths.about, options);
      await page.getByText(mail.result).scrollIntoViewIfNeeded();
      await page.waitForLoadState("networkidle");
      assert.equal(await longVersionOn(page).field.isVisible(), false);
    }
  });
}
