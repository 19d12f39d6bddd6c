import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { translatedSite } from "#test/support/paths.ts";
import { field, waitUntilReady } from "./support/contact-form.ts";
import {
  focused,
  island,
  nextFrames,
  phone,
  scrollToIsland,
  visit,
  withoutStorage,
} from "./support/visit.ts";

const { layout, pageTexts, paths } = translatedSite;

function messageOn(page: Page) {
  const { heading, action, example } = layout.closingQuestion;
  const root = island(page, "message-field");
  return {
    root,
    field: root.getByRole("textbox", { name: heading }),
    link: root.getByRole("link", { name: action }),
    example: root.getByText(example),
  };
}

test("the hero's button leads to the field, and Enter to the form with the message, unless it ends a composition or a line", async (t) => {
  const { page } = await visit(t, paths.home, { viewport: phone });
  const { example, root, field: input } = messageOn(page);
  await page.locator("main").getByRole("link", { name: pageTexts.home.action, exact: true }).first().click();
  await root.locator("textarea:focus").waitFor();
  const question = page.getByRole("heading", { name: layout.closingQuestion.heading });
  const { y = 0 } = (await question.boundingBox()) ?? {};
  assert.ok(y > 60 && y < 500, `the question is at ${y} px`);
  assert.ok(await example.isVisible());
  // Screen readers press it to begin writing.
  await page.keyboard.press("Enter");
  await page.keyboard.type("We");
  assert.equal(await example.isVisible(), false);
  await input.evaluate((input) => {
    // WebKit dispatches it after the composition has ended.
    for (const init of [{ keyCode: 229 }, { isComposing: true }])
      input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", ...init }));
  });
  // A new line, as in a chat.
  await page.keyboard.press("Shift+Enter");
  await nextFrames(page);
  assert.equal(new URL(page.url()).pathname, paths.home);
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${paths.contact}*`);
  await waitUntilReady(page);
  assert.equal(await field(page, "message").inputValue(), "We\n");
  assert.equal(await focused(page), "contact-name");
  const { y: top = 0 } = (await field(page, "message").boundingBox()) ?? {};
  assert.ok(top > 60, `the message begins at ${top} px`);
});

test("a new tab with the form has the message, too", async (t) => {
  const { page } = await visit(t, paths.home);
  const { field: input, link } = messageOn(page);
  // The first Tab makes the field ready, wherever it is.
  await page.keyboard.press("Tab");
  await input.fill("We copy orders");
  const opened = page.waitForEvent("popup");
  await link.click({ button: "middle" });
  const tab = await opened;
  await waitUntilReady(tab);
  assert.equal(await field(tab, "message").inputValue(), "We copy orders");
});

test("without storage, there is an example without a field, and a button", async (t) => {
  const { page } = await visit(t, paths.home, { before: withoutStorage });
  const { root, example, field, link } = messageOn(page);
  await scrollToIsland(root);
  assert.ok(await example.isVisible());
  assert.equal(await field.count(), 0);
  await link.click();
  await page.waitForURL(`**${paths.contact}`);
});
