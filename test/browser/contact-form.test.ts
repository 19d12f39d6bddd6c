import assert from "node:assert/strict";
import { test } from "node:test";
import { contactFields } from "#shared/contact-form.ts";
import { sites } from "#shared/pages.ts";
import { enquiry } from "#test/support/enquiry.ts";
import {
  assertNothingSent,
  button,
  field,
  fillIn,
  firstField,
  listed,
  messagesOf,
  ready,
  succeeds,
  values,
  visitForm,
} from "./support/contact-form.ts";
import { homeMessageOn } from "./support/page-objects.ts";
import { focused, holdFiles, origin, phone, visit, withoutStorage } from "./support/visit.ts";

const [{ company, contactForm, contact, paths }] = sites;
const { title } = contact.metadata;

test("without JavaScript the form offers email and phone instead of fields", async (t) => {
  const { page } = await visit(t, paths.contact, { javaScriptEnabled: false });
  const form = page.locator("form");
  const shown = form.locator("input, select, textarea, button").filter({ visible: true });
  assert.deepEqual(await shown.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML)), []);
  assert.ok(await form.getByText(contactForm.noScript).isVisible());
  for (const name of [company.email, company.phone.display])
    assert.ok(await form.getByRole("link", { name }).isVisible(), name);
});

test("before its script has loaded, the form sends nothing and keeps what was typed", async (t) => {
  const { hold, release } = holdFiles();
  const { page, problems, requests } = await visit(t, paths.contact, { before: hold });
  assert.ok(await button(page).isDisabled());
  await fillIn(page);
  await field(page, firstField).press("Enter");
  release();
  await ready(page);
  assert.equal(page.url(), origin + paths.contact);
  assertNothingSent(requests);
  assert.deepEqual(await values(page), enquiry);
  assert.equal(await focused(page), `contact-${firstField}`);
  assert.deepEqual(problems, []);
});

test("a form whose script never arrives offers email and phone after eight seconds", async (t) => {
  const { page } = await visit(t, paths.contact, {
    before: (page) => page.route("**/contact-form-*.js", () => {}),
  });
  const offer = page.locator("form").getByRole("link", { name: company.email });
  assert.equal(await offer.isVisible(), false);
  const delays = await page.locator("form").evaluate((form) => {
    const animations = form.getAnimations({ subtree: true });
    for (const animation of animations) animation.finish();
    return animations.map(({ effect }) => effect?.getTiming().delay);
  });
  assert.ok(delays.includes(8000), `delays of ${delays} ms`);
  assert.ok(await offer.isVisible());
});

test("an empty form shows each message once, next to its field, and focuses the first field", async (t) => {
  const { page, problems } = await visitForm(t, { viewport: phone });
  const messages = messagesOf({});
  const [first = ""] = Object.keys(messages);
  for (const attempt of ["at first", "again"]) {
    await button(page).click();
    assert.equal(await focused(page), `contact-${first}`, attempt);
    assert.equal(await page.title(), contactForm.titlePrefix + title);
    assert.deepEqual(await listed(page), Object.values(messages));
    const parts = [`label[for=contact-${first}]`, `#contact-${first}`, `#contact-${first}-error`];
    for (const part of parts) {
      const { top, bottom, menu } = await page.locator(part).evaluate((element) => {
        const menu = document.querySelector("[popovertarget=menu]")?.getBoundingClientRect().bottom ?? 0;
        const { top, bottom } = element.getBoundingClientRect();
        return { top, bottom, menu };
      });
      assert.ok(top >= Math.max(menu, 0) && bottom <= phone.height, `${part}: from ${top} to ${bottom} px`);
    }
  }
  for (const [name, message] of Object.entries(messages)) {
    assert.equal(await field(page, name).getAttribute("aria-invalid"), "true", name);
    const error = page.locator(`#${await field(page, name).getAttribute("aria-describedby")}`);
    assert.equal(await error.textContent(), message);
  }
  assert.deepEqual(problems, []);
});

test("typing in a field clears its error, and the last one clears the title", async (t) => {
  const { page } = await visitForm(t);
  const mistaken = Object.fromEntries(
    contactFields.map(({ name, type, control, required }) => {
      const nothing = control === "select" ? "" : " ";
      return [name, type === "email" ? "zyxa@" : required ? nothing : (enquiry[name] ?? "")];
    }),
  );
  await fillIn(page, mistaken);
  await button(page).click();
  const messages = new Map(Object.entries(messagesOf(mistaken)));
  assert.ok(messages.size > 1);
  for (const name of [...messages.keys()]) {
    assert.deepEqual(await listed(page), [...messages.values()]);
    messages.delete(name);
    await fillIn(page, { [name]: enquiry[name] ?? "" });
    assert.equal(await field(page, name).getAttribute("aria-invalid"), "false", name);
    assert.equal(await field(page, name).getAttribute("aria-describedby"), null, name);
  }
  assert.deepEqual(await listed(page), []);
  assert.equal(await page.title(), title);
});

test("a tool that dispatches only a change event clears the field's error and changes the draft", async (t) => {
  const { page } = await visitForm(t);
  await button(page).click();
  await field(page, "message").evaluate((field: HTMLTextAreaElement) => {
    field.value = "We copy orders by hand";
    field.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await page.locator("form [name=message][aria-invalid=false]").waitFor();
  await page.goto(paths.home);
  const home = homeMessageOn(page).field;
  await home.waitFor();
  assert.equal(await home.inputValue(), "We copy orders by hand");
  await home.evaluate((field: HTMLInputElement) => {
    field.value = "By hand";
    field.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await page.goto(paths.contact);
  await ready(page);
  assert.equal(await field(page, "message").inputValue(), "By hand");
});

test("the fields are in the same order for the eye as for the keyboard, at every width", async (t) => {
  const { page } = await visit(t, paths.contact);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await page.locator("form :is(input, select, textarea, button)").evaluateAll((fields) =>
      fields.map((field) => {
        const { left, right, top, bottom } = field.getBoundingClientRect();
        return { name: field.id || field.localName, left, right, top, bottom };
      }),
    );
    // The next field is further right or further down.
    for (const [index, { name, left, top }] of boxes.slice(1).entries()) {
      const previous = boxes[index];
      if (!previous) continue;
      assert.ok(left >= previous.right || top >= previous.bottom, `${previous.name}, ${name} at ${width} px`);
    }
  }
});

test("the whole enquiry can be made by keyboard, even if the browser refuses storage", async (t) => {
  const { page, problems } = await visitForm(t, { viewport: phone, before: withoutStorage });
  const [{ name: first } = assert.fail("no field")] = contactFields;
  await field(page, first).focus();
  for (const { name, options } of contactFields) {
    assert.equal(await focused(page), `contact-${name}`);
    if (options) await page.keyboard.press("ArrowDown");
    else await page.keyboard.type(enquiry[name] ?? "");
    await page.keyboard.press("Tab");
  }
  assert.deepEqual(await values(page), enquiry);
  await page.keyboard.press("Enter");
  await succeeds(page);
  assert.ok((await focused(page))?.startsWith(contactForm.success));
  const { y = 0, height = 0 } = (await page.locator("form blockquote").boundingBox()) ?? {};
  assert.ok(y > 0 && y + height < phone.height, `the sent message is in view, at ${y} px`);
  assert.deepEqual(problems, []);
});
