import assert from "node:assert/strict";
import { test } from "node:test";
import { sites } from "#shared/pages.ts";
import { button, fillIn, listed, messagesOf, ready } from "./contact-form.ts";
import { visit } from "./visit.ts";

const [, ...others] = sites;

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
