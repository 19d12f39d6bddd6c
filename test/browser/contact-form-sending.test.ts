import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { contactFields } from "#shared/contact-form.ts";
import { sites } from "#shared/pages.ts";
import { enquiry, traces } from "#test/support/enquiry.ts";
import {
  assertNothingSent,
  button,
  empty,
  field,
  fillIn,
  listed,
  ready,
  status,
  succeeds,
  summary,
  values,
  visitForm,
} from "./contact-form.ts";
import { focused, server, visit } from "./visit.ts";

const [{ contactForm, paths }] = sites;
const textFields = contactFields.filter(({ control }) => control === "input").map(({ name }) => name);
const [firstField = ""] = textFields;

test("a complete enquiry is being sent for two seconds, then confirmed and cleared, and nothing is sent", async (t) => {
  const { page, problems, requests } = await visit(t, paths.contactPage, {
    before: ({ clock }) => clock.install({ time: 0 }),
  });
  await ready(page);
  assert.ok(
    await status(page).getByText(contactForm.note.before).isVisible(),
    "the form says that it is a preview",
  );
  await fillIn(page);
  await page.clock.pauseAt(3_600_000);
  const place = () => button(page).evaluate((button) => button.getBoundingClientRect().top + scrollY);
  const before = await place();
  const asked = requests.length;
  await button(page).click();
  assert.equal(await button(page).textContent(), contactForm.sending);
  assert.ok(await button(page).isDisabled());
  assert.ok((await focused(page))?.startsWith(contactForm.sending), "the status says it and has the focus");
  assert.deepEqual(await values(page), enquiry);
  await page.clock.runFor(1999);
  assert.equal(await page.getByText(contactForm.success, { exact: true }).count(), 0);
  await page.clock.runFor(1);
  await succeeds(page);
  assert.equal(await status(page).textContent(), contactForm.success + contactForm.note.sent);
  assert.deepEqual(await values(page), empty);
  assert.ok(await button(page).isEnabled());
  assert.equal(await place(), before, "the button has not moved");
  await field(page, firstField).fill("One more thing");
  assert.equal(await status(page).textContent(), contactForm.note.before, "typing takes the thanks away");
  assert.deepEqual(
    requests.slice(asked).map((request) => request.url()),
    [],
  );
  assert.equal(page.url(), server.origin + paths.contactPage);
  assertNothingSent(requests);
  assert.deepEqual(problems, []);
});

test("even a form that is told to send is stopped by the policy", async (t) => {
  const { page, requests } = await visitForm(t);
  await fillIn(page);
  const before = requests.length;
  const refusal = page.waitForEvent("console", (message) => message.text().includes("form-action"));
  await page.evaluate(() => {
    const form = document.querySelector("form");
    if (!form) throw new Error("no form");
    form.setAttribute("method", "post");
    HTMLFormElement.prototype.submit.call(form);
    navigator.sendBeacon("/contact", new FormData(form));
    return fetch("/contact", { method: "POST", body: new FormData(form) }).catch(() => {});
  });
  await refusal;
  const posts = requests.slice(before).filter((request) => request.method() === "POST");
  assert.ok(posts.every((request) => request.failure()));
  assert.doesNotMatch(server.log(), traces);
});

/**
 * Answers the next enquiries as a server might, which the simulation never does: it waits by this timer.
 * @param errors the server's errors by field, or null when nobody can be reached.
 */
const answerBy = (page: Page, errors: Readonly<Record<string, string>> | null) =>
  page.evaluate((errors) => {
    const { setTimeout } = window;
    window.setTimeout = ((resolve: (errors: unknown) => void, ...others: [number]) => {
      if (others[0] !== 2000) return setTimeout(resolve, ...others);
      if (!errors) throw new Error("no connection");
      return resolve(errors);
    }) as typeof setTimeout;
  }, errors);

test("an enquiry that cannot be sent says so, keeps everything, and can be sent again", async (t) => {
  const { page } = await visitForm(t);
  await fillIn(page);
  await answerBy(page, null);
  await button(page).click();
  await status(page).getByText(contactForm.failure, { exact: true }).waitFor();
  assert.deepEqual(await values(page), enquiry);
  assert.equal(await button(page).textContent(), contactForm.submit);
  await answerBy(page, {});
  await button(page).click();
  await succeeds(page);
  assert.equal(await page.getByText(contactForm.failure).count(), 0);
});

test("mistakes that only a server finds are shown like the form's own, and everything stays", async (t) => {
  const { page } = await visitForm(t);
  await fillIn(page);
  const refused = Object.fromEntries(textFields.slice(0, 2).map((name) => [name, `No <b>${name}</b>`]));
  await answerBy(page, refused);
  await button(page).click();
  await summary(page).waitFor();
  assert.deepEqual(await listed(page), Object.values(refused));
  assert.ok((await focused(page))?.startsWith(contactForm.errorSummary));
  assert.equal(await button(page).textContent(), contactForm.submit);
  assert.deepEqual(await values(page), enquiry);
});

test("an enquiry is sent once however often it is submitted, and what is typed meanwhile stays", async (t) => {
  const { page } = await visitForm(t, { before: ({ clock }) => clock.install({ time: 0 }) });
  await fillIn(page);
  await page.clock.pauseAt(3_600_000);
  const timers = await page.evaluateHandle(() => {
    const timers: unknown[] = [];
    const { setTimeout } = window;
    window.setTimeout = ((run: () => void, delay: number, ...values: unknown[]) => {
      if (delay === 2000) timers.push(delay);
      return setTimeout(run, delay, ...values);
    }) as typeof setTimeout;
    const form = document.querySelector("form");
    form?.requestSubmit();
    form?.requestSubmit();
    return timers;
  });
  await button(page).dblclick({ force: true });
  await field(page, firstField).press("Enter");
  await fillIn(page, { [firstField]: "One more thing" });
  await page.clock.runFor(2000);
  await succeeds(page);
  assert.deepEqual(await timers.jsonValue(), [2000]);
  assert.deepEqual(await values(page), { ...empty, [firstField]: "One more thing" });
});
