import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { contactFields } from "#shared/contact-form.ts";
import { formatMessage } from "#shared/format.ts";
import { sites } from "#shared/pages.ts";
import { enquiry, traces } from "#test/support/enquiry.ts";
import { checkState } from "./support/check-state.ts";
import {
  breakSending,
  button,
  empty,
  field,
  fillIn,
  listed,
  send,
  startSending,
  status,
  values,
  visitForm,
} from "./support/contact-form.ts";
import { focused, hasFocus, phone, visit, withoutStorage } from "./support/visit.ts";

const [{ company, contactForm, contact, paths }] = sites;
const { title } = contact.metadata;
const form = "[data-island=contact-form]";
const failure = (page: Page) => status(page).getByText(contactForm.failure, { exact: true });

test("a form whose script never arrives offers email and phone after eight seconds", async (t) => {
  const { page } = await visit(t, paths.contact, {
    viewport: phone,
    before: (page) => page.route("**/contact-form-*.js", () => {}),
  });
  const offer = page.locator("form").getByRole("link", { name: company.email });
  assert.equal(await offer.isVisible(), false);
  await checkState(page, form);
  const delays = await page.locator("form").evaluate((form) => {
    const animations = form.getAnimations({ subtree: true });
    for (const animation of animations) animation.finish();
    return animations.map(({ effect }) => effect?.getTiming().delay);
  });
  assert.ok(delays.includes(8000), `delays of ${delays} ms`);
  assert.ok(await offer.isVisible());
  await checkState(page, form);
});

test("a summary of the errors has the focus and leads to each field, whose error a change clears", async (t) => {
  const { page, problems } = await visitForm(t, { viewport: phone });
  await fillIn(page, { email: "zyxa@" });
  const messages = contactFields.flatMap(({ name, required }) => {
    const { required: missing, invalid }: Record<string, string> = contactForm.fields[name].messages;
    return required ? [[name, (name === "email" ? invalid : missing) ?? ""] as const] : [];
  });
  const [[first, firstMessage] = assert.fail("no field is required")] = messages;
  const summary = page.getByRole("group", {
    name: formatMessage(contactForm.summary.other, { count: messages.length }),
    description: firstMessage,
  });
  for (const attempt of ["at first", "again"]) {
    await button(page).click();
    assert.ok(await summary.evaluate(hasFocus), attempt);
    assert.equal(await page.title(), contactForm.titlePrefix + title);
  }
  const linked = await summary.getByRole("link").allTextContents();
  assert.deepEqual(linked, Object.values(Object.fromEntries(messages)));
  await page.keyboard.press("Tab");
  // Held: it must not type line breaks in the field that it leads to.
  for (const _ of ["pressed", "repeated"]) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  assert.equal(await focused(page), `contact-${first}`);
  assert.equal(await field(page, first).inputValue(), "");
  const parts = page.locator(`label[for=contact-${first}], #contact-${first}, #contact-${first}-error`);
  const menu = await page.locator("[popovertarget=menu]").boundingBox();
  for (const { top, bottom } of await parts.evaluateAll((all) =>
    all.map((part) => part.getBoundingClientRect()),
  ))
    assert.ok(
      top >= (menu?.y ?? 0) + (menu?.height ?? 0) && bottom <= phone.height,
      `from ${top} to ${bottom} px`,
    );
  await checkState(page, form);
  assert.deepEqual(await listed(page), Object.values(Object.fromEntries(messages)));
  for (const [name, message] of messages) {
    assert.equal(await field(page, name).getAttribute("aria-invalid"), "true", name);
    const error = page.locator(`#${await field(page, name).getAttribute("aria-describedby")}`);
    assert.equal(await error.textContent(), message);
  }
  for (const [name] of messages) {
    await fillIn(page, { [name]: enquiry[name] ?? "" });
    await field(page, name).and(page.locator("[aria-invalid=false]")).waitFor();
  }
  assert.deepEqual(await listed(page), []);
  assert.equal(await page.title(), title);
  assert.deepEqual(problems, []);
});

test("the fields are in the same order for the eye as for the keyboard, and a long message prints below", async (t) => {
  const { page } = await visitForm(t);
  const fields = page.locator("form :is(input, select, textarea)");
  const boxesOf = (parts: typeof fields) =>
    parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await boxesOf(fields);
    for (const [index, { left, top }] of boxes.slice(1).entries()) {
      const { right, bottom } = boxes[index] ?? assert.fail();
      assert.ok(left >= right || top >= bottom, `field ${index + 1} at ${width} px`);
    }
  }
  await page.setViewportSize({ width: 794, height: 1123 });
  await field(page, "message").fill("A long message.\n".repeat(300));
  await page.emulateMedia({ media: "print" });
  const next = page.locator("form").locator("xpath=ancestor::section/following-sibling::*[1]");
  const boxes = await boxesOf(fields.or(next));
  const overlaps = boxes.filter((box, index) =>
    boxes
      .slice(index + 1)
      .some(({ left, right, top }) => top < box.bottom && left < box.right && right > box.left),
  );
  assert.deepEqual(overlaps, []);
});

test("an enquiry is made by keyboard, previewed and cleared, and nothing is sent, even without storage", async (t) => {
  const { page, problems, requests } = await visitForm(t, { viewport: phone, before: withoutStorage });
  const asked = requests.length;
  const [{ name: first } = assert.fail("no field")] = contactFields;
  await field(page, first).focus();
  for (const { name, options } of contactFields) {
    assert.equal(await focused(page), `contact-${name}`);
    if (options) await page.keyboard.press("ArrowDown");
    else await page.keyboard.type(enquiry[name] ?? "");
    await page.keyboard.press("Tab");
  }
  assert.deepEqual(await values(page), enquiry);
  const arrive = await startSending(page, () => field(page, "subject").press("Enter"));
  assert.equal(await button(page).textContent(), contactForm.sending);
  assert.ok(await button(page).isDisabled());
  assert.ok((await focused(page))?.startsWith(contactForm.sending), "the status has the focus");
  await checkState(page, form);
  await arrive();
  const { success, note } = contactForm;
  assert.ok((await focused(page))?.startsWith(success));
  assert.equal(await status(page).textContent(), `${success} ${note}`);
  const preview = page.locator("form blockquote");
  assert.equal(await preview.textContent(), enquiry["message"]);
  const { y = 0, height = 0 } = (await preview.boundingBox()) ?? {};
  assert.ok(y > 0 && y + height < phone.height, `the sent message is in view, at ${y} px`);
  assert.equal(await field(page, "message").isVisible(), false, "no empty field is left over");
  await checkState(page, form);
  assert.equal(requests.length, asked);
  for (const request of requests) assert.doesNotMatch(request.url(), traces);
  const link = page.getByRole("link", { name: contactForm.openInEmail });
  assert.equal(await link.getAttribute("href"), `mailto:${company.email}`);
  await link.click();
  const [subject, body] = [enquiry["subject"], enquiry["message"]].map((text = "") =>
    encodeURIComponent(text),
  );
  assert.equal(await link.getAttribute("href"), `mailto:${company.email}?subject=${subject}&body=${body}`);
  await page.getByRole("button", { name: contactForm.again }).click();
  assert.equal(await focused(page), "contact-message");
  assert.equal(await page.getByText(success).count(), 0);
  assert.deepEqual(await values(page), empty);
  assert.deepEqual(problems, []);
});

test("an enquiry that cannot be sent shows an error, keeps everything, and can be sent again", async (t) => {
  const { page } = await visitForm(t);
  await fillIn(page);
  const mend = await breakSending(page);
  for (const _ of ["at first", "again"]) {
    await button(page).click();
    await failure(page).waitFor();
  }
  assert.deepEqual(await values(page), enquiry);
  await mend();
  await checkState(page, form);
  await send(page);
  assert.equal(await failure(page).count(), 0);
});
