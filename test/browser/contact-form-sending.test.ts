import assert from "node:assert/strict";
import { test } from "node:test";
import type { FieldErrors } from "#shared/contact-form.ts";
import { sites } from "#shared/pages.ts";
import { enquiry } from "#test/support/enquiry.ts";
import {
  assertNothingSent,
  button,
  empty,
  field,
  fillIn,
  firstField,
  invalid,
  listed,
  ready,
  status,
  succeeds,
  textFields,
  values,
  visitForm,
} from "./contact-form.ts";
import { focused, visit } from "./visit.ts";

const [{ company, contactForm, paths }] = sites;

if (!company.enquiryEndpoint)
  test("without an endpoint, the form says that it is a preview, and sends nothing", async (t) => {
    const { page, requests } = await visit(t, paths.contact);
    await ready(page);
    assert.ok(
      await status(page)
        .getByText(contactForm.note?.before ?? "")
        .isVisible(),
    );
    await fillIn(page);
    const asked = requests.length;
    await button(page).click();
    await succeeds(page);
    assert.equal(
      await status(page).textContent(),
      contactForm.success + contactForm.note?.sent + enquiry["message"],
    );
    assert.equal(requests.length, asked);
    assertNothingSent(requests);
  });

test("an enquiry is sent once however often it is submitted, and what is typed meanwhile stays", async (t) => {
  const answer = Promise.withResolvers<FieldErrors>();
  const sent: unknown[] = [];
  const { page, problems } = await visitForm(t, {}, (values) => {
    sent.push(values);
    return answer.promise;
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
  answer.resolve({});
  await succeeds(page);
  assert.deepEqual(sent, [enquiry]);
  assert.deepEqual(await values(page), { ...empty, [firstField]: "One more thing" });
  assert.ok(await button(page).isEnabled());
  assert.equal(await place(), before, "the button has not moved");
  await fillIn(page, { [firstField]: "" });
  assert.equal(await page.getByText(contactForm.success).count(), 0, "typing takes the thanks away");
  assert.deepEqual(problems, []);
});

test("an enquiry that cannot be sent shows an error, keeps everything, and can be sent again", async (t) => {
  const lost = () => Promise.reject(new Error("no connection"));
  const answers = [lost, async () => ({ "no field": "No" }), async () => ({})];
  const { page } = await visitForm(t, {}, () => answers.shift()?.() ?? assert.fail("sent a fourth time"));
  await fillIn(page);
  while (answers.length > 1) {
    await button(page).click();
    await status(page).getByText(contactForm.failure, { exact: true }).waitFor();
  }
  assert.deepEqual(await values(page), enquiry);
  await button(page).click();
  await succeeds(page);
  assert.equal(await page.getByText(contactForm.failure).count(), 0);
});

test("errors that only a server finds are shown like the form's own, and everything stays", async (t) => {
  const refused = Object.fromEntries(textFields.slice(0, 2).map((name) => [name, `No <b>${name}</b>`]));
  const { page } = await visitForm(t, {}, async () => refused);
  await fillIn(page);
  await button(page).click();
  await invalid(page).first().waitFor();
  assert.deepEqual(await listed(page), Object.values(refused));
  assert.equal(await focused(page), `contact-${firstField}`);
  assert.deepEqual(await values(page), enquiry);
});
