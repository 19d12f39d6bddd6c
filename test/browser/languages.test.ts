import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { contents } from "#shared/pages.ts";
import { enquiry } from "#test/support/enquiry.ts";
import { button, field, fillIn, listed, messagesOf, ready, values } from "./contact-form.ts";
import { firstSentenceOn } from "./parts.ts";
import { phone, visit } from "./visit.ts";

const [original, ...others] = contents;
type Content = typeof original;

/** Follows the visible link to the same page in another language. */
async function changeTo(page: Page, { language }: Content, path: string) {
  await page.locator(`a[hreflang=${language.tag}]`).filter({ visible: true }).last().click();
  await page.waitForURL(`**${path}`);
}

test("every other language is in reach without script, from menu and footer, by a finger", async (t) => {
  for (const other of others) {
    const options = { viewport: phone, javaScriptEnabled: false };
    const { page } = await visit(t, original.paths.servicesPage, options);
    await page.getByRole("button", { name: original.layout.menu.button, exact: true }).click();
    const links = await page.locator(`a[hreflang=${other.language.tag}]`).filter({ visible: true }).all();
    assert.equal(links.length, 2);
    for (const link of links)
      assert.ok(((await link.boundingBox())?.height ?? 0) >= 44, `${await link.textContent()}`);
    await links[0]?.click();
    await page.waitForURL(`**${other.paths.servicesPage}`);
  }
});

test("a half-typed enquiry survives the change of the language and back, with the service chosen", async (t) => {
  for (const other of others) {
    const { page } = await visit(t, original.paths.contactPage);
    await ready(page);
    await fillIn(page);
    for (const content of [other, original]) {
      await changeTo(page, content, content.paths.contactPage);
      await ready(page);
      assert.deepEqual(await values(page), enquiry, content.language.tag);
    }
  }
});

test("a sentence on Home survives the change of the language, and goes along into the form there", async (t) => {
  const sentence = "We copy forty orders a day.";
  for (const other of others) {
    const { page } = await visit(t, original.paths.home, { viewport: phone });
    const line = firstSentenceOn(page);
    await line.reach();
    await line.field.fill(sentence);
    await changeTo(page, other, other.paths.home);
    const changed = firstSentenceOn(page, other);
    await changed.reach();
    assert.equal(await changed.field.inputValue(), sentence);
    await changed.field.press("Enter");
    await page.waitForURL(`**${other.paths.contactPage}`);
    await ready(page);
    assert.equal(await field(page, "message").inputValue(), sentence);
  }
});

test("the form speaks every language: its messages, its title and its outcome", async (t) => {
  for (const { contactForm, contactPage, paths } of others) {
    const { page, problems } = await visit(t, paths.contactPage);
    await ready(page);
    await button(page).click();
    assert.deepEqual(await listed(page), Object.values(messagesOf({}, contactForm)));
    assert.equal(await page.title(), contactForm.titlePrefix + contactPage.metadata.title);
    await fillIn(page);
    await button(page).click();
    await page.getByText(contactForm.success, { exact: true }).waitFor();
    assert.deepEqual(problems, []);
  }
});
