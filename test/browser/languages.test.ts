import assert from "node:assert/strict";
import { test } from "node:test";
import { contents } from "#shared/pages.ts";
import { enquiry } from "#test/support/enquiry.ts";
import { button, fillIn, listed, messagesOf, ready, values } from "./contact-form.ts";
import { visit } from "./visit.ts";

const [original, ...others] = contents;

test("a half-typed enquiry survives the change of the language and back, with the service chosen", async (t) => {
  for (const other of others) {
    const { page } = await visit(t, original.paths.contactPage);
    await ready(page);
    await fillIn(page);
    for (const content of [other, original]) {
      await page.locator(`footer a[hreflang=${content.language.tag}]`).click();
      await page.waitForURL(`**${content.paths.contactPage}`);
      await ready(page);
      assert.deepEqual(await values(page), enquiry, content.language.tag);
    }
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
