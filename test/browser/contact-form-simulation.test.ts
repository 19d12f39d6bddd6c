import assert from "node:assert/strict";
import { test } from "node:test";
import { sites } from "#shared/pages.ts";
import { assertNothingSent, button, fillIn, ready, status, succeeds } from "./contact-form.ts";
import { visit } from "./visit.ts";

const [{ company, contactForm, paths }] = sites;

if (!company.enquiryEndpoint)
  test("without an endpoint, the form says that it is a preview, and sends nothing", async (t) => {
    const { page, requests } = await visit(t, paths.contactPage);
    await ready(page);
    assert.ok(await status(page).getByText(contactForm.note.before).isVisible());
    await fillIn(page);
    const asked = requests.length;
    await button(page).click();
    await succeeds(page);
    assert.equal(await status(page).textContent(), contactForm.success + contactForm.note.sent);
    assert.equal(requests.length, asked);
    assertNothingSent(requests);
  });
