import assert from "node:assert/strict";
import { test } from "node:test";
import { sites } from "#shared/pages.ts";
import { assertNothingSent, button, fillIn, ready, status, succeeds } from "./contact-form.ts";
import { visit } from "./visit.ts";

// Delete this file when the form sends. The other tests give the form their own submitContact.

const [{ contactForm, paths }] = sites;

test("the form says that it is a preview, takes two seconds to send, and sends nothing", async (t) => {
  const { page, requests } = await visit(t, paths.contactPage, {
    before: ({ clock }) => clock.install({ time: 0 }),
  });
  await ready(page);
  assert.ok(await status(page).getByText(contactForm.note.before).isVisible());
  await fillIn(page);
  await page.clock.pauseAt(3_600_000);
  const asked = requests.length;
  await button(page).click();
  await page.clock.runFor(1999);
  assert.equal(await page.getByText(contactForm.success, { exact: true }).count(), 0);
  await page.clock.runFor(1);
  await succeeds(page);
  assert.equal(await status(page).textContent(), contactForm.success + contactForm.note.sent);
  assert.equal(requests.length, asked);
  assertNothingSent(requests);
});
