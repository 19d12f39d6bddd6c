import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { contactFields } from "#shared/contact-form.ts";
import { sites } from "#shared/pages.ts";
import { enquiry } from "#test/support/enquiry.ts";
import {
  button,
  empty,
  field,
  fillIn,
  listed,
  ready,
  send,
  values,
  visitForm,
} from "./support/contact-form.ts";
import { translate, wrapFields } from "./support/page-changers.ts";
import { holdFiles, origin, visit } from "./support/visit.ts";

const [{ company, contactForm, paths }] = sites;

const draftOf = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem("draft") ?? "{}"));
/** The focused field and its selection. */
const selection = (page: Page) =>
  page.evaluate(() => {
    const { name, selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement;
    return [name, selectionStart, selectionEnd];
  });

const tools = { nothing: () => {}, "a translator": translate, "a password manager": wrapFields };
for (const [tool, change] of Object.entries(tools))
  test(`the form keeps text, focus and selection when its script comes, and works, with ${tool}`, async (t) => {
    const { hold, release } = holdFiles();
    const prepare = (page: Page) => Promise.all([hold(page), page.addInitScript(change)]);
    const { page } = await visit(t, paths.contact, { before: prepare });
    assert.ok(await button(page).isDisabled());
    await fillIn(page);
    await field(page, "name").press("Enter");
    assert.equal(page.url(), origin + paths.contact);
    await field(page, "message").evaluate((field: HTMLTextAreaElement) => {
      field.focus();
      field.setSelectionRange(2, 5);
    });
    release();
    await ready(page);
    assert.deepEqual(await values(page), enquiry);
    assert.deepEqual(await draftOf(page), enquiry);
    assert.deepEqual(await selection(page), ["message", 2, 5]);

    await page.evaluate(change);
    for (const _ of ["at first", "again"]) {
      await fillIn(page, empty);
      await button(page).click();
      await page.locator("#contact-message-error:not(:empty)").waitFor();
      assert.equal((await listed(page)).length, contactFields.filter(({ required }) => required).length);
      await fillIn(page);
      assert.deepEqual(await listed(page), []);
    }
    await send(page);
    assert.deepEqual(await values(page), empty);
  });

test("what a tool enters without any event survives, before and after the form's script", async (t) => {
  const { hold, release } = holdFiles();
  const { page } = await visit(t, paths.contact, { before: hold });
  const enter = (name: string) =>
    field(page, name).evaluate((field: HTMLInputElement, value) => {
      field.value = value;
    }, enquiry[name] ?? "");
  await enter("name");
  release();
  await ready(page);
  await enter("email");
  // A page dispatches it when it has loaded, perhaps long after its script has run.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow")));
  await page.reload();
  await ready(page);
  const { name, email } = await values(page);
  assert.deepEqual([name, email], [enquiry["name"], enquiry["email"]]);
});

test("a form that fails while it is open keeps what was typed, and says how to reach a person", async (t) => {
  const { page } = await visitForm(t);
  const { subject: _, ...entered } = enquiry;
  await fillIn(page, entered);
  // An effect of the form calls it.
  await page.evaluate(() => {
    Element.prototype.scrollIntoView = () => {
      throw new Error("broken");
    };
  });
  await button(page).click();
  await page.locator("[data-island=contact-form][data-without-script]").waitFor();
  assert.deepEqual(await values(page), { ...entered, subject: "" });
  assert.ok(await page.locator("form").getByText(contactForm.unavailable).isVisible());
  for (const name of [company.email, company.phone.display])
    assert.ok(await page.locator("form").getByRole("link", { name }).isVisible(), name);
});

test("a long word of the visitor's breaks: nothing scrolls sideways after sending", async (t) => {
  const { page } = await visitForm(t);
  await fillIn(page, { ...enquiry, message: `https://example.com/${"a".repeat(64)}` });
  await send(page);
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
  }
});
