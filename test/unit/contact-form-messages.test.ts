import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { submitContact } from "#client/islands/contact-form/submit-contact.ts";
import { describeErrors } from "#client/islands/contact-form/use-contact-form.ts";
import { sites } from "#shared/pages.ts";
import { enquiry } from "#test/support/enquiry.ts";

test("errors become their fields' messages, with numbers and in page order; a server's messages stay", () => {
  const messages = {
    required: "Empty",
    invalid: "No address",
    tooShort: "Short",
    tooLong: "{length} is long",
  };
  const field = { label: "", messages };
  const fields = { ...sites[0].contactForm.fields, email: field, message: field };
  const errors = { message: "tooLong", phone: "No such number", email: "invalid", nothing: "invalid" };
  const shown = describeErrors(errors, { message: ` ${"👋".repeat(6000)}\n` }, { fields }, "de");
  assert.deepEqual(Object.entries(shown), [
    ["message", "6.000 is long"],
    ["email", "No address"],
    ["phone", "No such number"],
  ]);
});

test("without an endpoint, sending takes two seconds and sends nothing", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const send = t.mock.method(globalThis, "fetch");
  let isDone = false;
  const sending = submitContact(enquiry, undefined, "en").finally(() => {
    isDone = true;
  });
  t.mock.timers.tick(1999);
  await setImmediate();
  assert.equal(isDone, false);
  t.mock.timers.tick(1);
  assert.equal(await sending, undefined);
  assert.equal(send.mock.callCount(), 0);
});

test("an endpoint gets the enquiry as JSON, and accepts it, refuses fields, or fails", async (t) => {
  const send = t.mock.method(globalThis, "fetch");
  const submit = (response: Response | Promise<never>) => {
    send.mock.mockImplementation(async () => response);
    return submitContact(enquiry, "https://forms.example/enquiries", "es");
  };
  assert.equal(await submit(new Response(null, { status: 204 })), undefined);
  const [[url, { method, headers, body } = {}] = []] = send.mock.calls.map(({ arguments: given }) => given);
  assert.deepEqual([url, method], ["https://forms.example/enquiries", "POST"]);
  assert.deepEqual(headers, { "Content-Type": "application/json", "Accept-Language": "es" });
  assert.deepEqual(JSON.parse(String(body)), enquiry);
  const refused = { email: "invalid" };
  assert.deepEqual(await submit(Response.json(refused, { status: 422 })), refused);
  await assert.rejects(submit(new Response("Too many", { status: 429 })), /429/);
  await assert.rejects(submit(Promise.reject(new TypeError("no connection"))), TypeError);
});
