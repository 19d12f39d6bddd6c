import assert from "node:assert/strict";
import { test } from "node:test";
import { sites } from "#shared/pages.ts";
import { enquiry } from "#test/support/enquiry.ts";
import {
  assertNothingSent,
  button,
  empty,
  field,
  fillIn,
  firstField,
  ready,
  status,
  succeeds,
  values,
  visitForm,
} from "./support/contact-form.ts";
import { focused, visit } from "./support/visit.ts";

const [{ contactForm, paths }] = sites;

test("the form says that it is a preview, and sends nothing", async (t) => {
  const { page, requests } = await visit(t, paths.contact);
  await ready(page);
  const form = page.locator("form");
  assert.ok(await form.getByText(contactForm.note.before).isVisible());
  await fillIn(page);
  const asked = requests.length;
  await button(page).click();
  await succeeds(page);
  assert.equal(await status(page).textContent(), contactForm.success);
  assert.ok(await form.getByText(contactForm.note.sent).isVisible());
  assert.equal(await form.getByRole("blockquote").textContent(), enquiry["message"]);
  assert.equal(requests.length, asked);
  assertNothingSent(requests);
});

test("an enquiry is sent once however often it is submitted, and what is typed meanwhile stays", async (t) => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  let sent = 0;
  const { page, problems } = await visitForm(t, {}, () => {
    sent++;
    return arrival;
  });
  await fillIn(page);
  const place = () => button(page).evaluate((button) => button.getBoundingClientRect().top + scrollY);
  const before = await place();
  await page.locator("form").evaluate((form: HTMLFormElement) => {
    form.querySelector("button")?.focus();
    form.requestSubmit();
    form.requestSubmit();
  });
  await status(page).getByText(contactForm.sending).waitFor();
  assert.equal(await button(page).textContent(), contactForm.sending);
  assert.ok(await button(page).isDisabled());
  assert.ok((await focused(page))?.startsWith(contactForm.sending), "the status has the focus");
  assert.deepEqual(await values(page), enquiry);
  await field(page, firstField).press("Enter");
  await fillIn(page, { [firstField]: "One more thing" });
  arrive();
  await succeeds(page);
  assert.equal(sent, 1);
  assert.deepEqual(await values(page), { ...empty, [firstField]: "One more thing" });
  assert.ok(await button(page).isEnabled());
  assert.equal(await place(), before, "the button has not moved");
  await fillIn(page, { [firstField]: "" });
  assert.equal(await page.getByText(contactForm.success).count(), 0, "typing takes the thanks away");
  assert.deepEqual(problems, []);
});

test("an enquiry that cannot be sent shows an error, keeps everything, and can be sent again", async (t) => {
  const { page } = await visitForm(t);
  await fillIn(page);
  const failure = status(page).getByText(contactForm.failure, { exact: true });
  // Sending throws, because it waits by a timer.
  const working = await page.evaluateHandle(() => window.setTimeout);
  await page.evaluate(() => {
    Object.assign(window, { setTimeout: null });
  });
  for (const _ of ["at first", "again"]) {
    await button(page).click();
    await failure.waitFor();
  }
  assert.deepEqual(await values(page), enquiry);
  await page.evaluate((setTimeout) => Object.assign(window, { setTimeout }), working);
  await button(page).click();
  await succeeds(page);
  assert.equal(await failure.count(), 0);
});

test("after the thanks, the form can be filled in again", async (t) => {
  const { page } = await visitForm(t);
  await fillIn(page);
  await button(page).click();
  await succeeds(page);
  assert.equal(await field(page, "message").isVisible(), false, "no empty field is left over");
  await page.getByRole("button", { name: contactForm.again }).click();
  assert.equal(await focused(page), "contact-message");
  assert.equal(await page.getByText(contactForm.success).count(), 0);
  assert.deepEqual(await values(page), empty);
});
