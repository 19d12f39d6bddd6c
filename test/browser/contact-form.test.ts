import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { contactFields } from "#shared/contact-form.ts";
import { formatMessage } from "#shared/format.ts";
import { enquiry, traces } from "#test/support/enquiry.ts";
import { translatedSite } from "#test/support/paths.ts";
import { checkState } from "./support/check-state.ts";
import {
  breakSending,
  button,
  empty,
  errorMessages,
  field,
  fillIn,
  readValues,
  send,
  startSending,
  status,
  visitForm,
  waitUntilReady,
} from "./support/contact-form.ts";
import { translate, wrapFields } from "./support/page-changers.ts";
import { focused, hasFocus, holdFiles, origin, phone, visit, withoutStorage } from "./support/visit.ts";

const { company, contactForm, pageTexts, paths } = translatedSite;
const { title } = pageTexts.contact.metadata;
const form = "[data-island=contact-form]";
const failure = (page: Page) => status(page).getByText(contactForm.failure, { exact: true });

test("a summary of the errors has the focus and leads to each field, whose error a change clears", async (t) => {
  const { page, problems } = await visitForm(t, { viewport: phone });
  await fillIn(page, { email: "zyxa@" });
  const messages = contactFields.flatMap(({ name, required }) => {
    const { required: missing, pattern: invalid }: Record<string, string> = contactForm.fields[name].messages;
    return required ? [[name, (name === "email" ? invalid : missing) ?? ""] as const] : [];
  });
  const [[first] = assert.fail("no field is required")] = messages;
  const summaryFrom = (index: number) => {
    const count = messages.length - index;
    const name = formatMessage(contactForm.summary[count === 1 ? "one" : "other"], { count });
    return page.getByRole("group", { name, description: messages[index]?.[1] ?? "" });
  };
  const summary = summaryFrom(0);
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
  const { y = 0, height = 0 } = (await page.locator("[popovertarget=menu]").boundingBox()) ?? {};
  const boxes = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect()));
  for (const { top, bottom } of boxes)
    assert.ok(top >= y + height && bottom <= phone.height, `from ${top} to ${bottom} px`);
  await checkState(page, form);
  for (const [name, message] of messages) {
    assert.equal(await field(page, name).getAttribute("aria-invalid"), "true", name);
    const error = page.locator(`#${await field(page, name).getAttribute("aria-describedby")}`);
    assert.equal(await error.textContent(), message);
  }
  for (const [index, [name]] of messages.entries()) {
    await summaryFrom(index).waitFor();
    await fillIn(page, { [name]: enquiry[name] ?? "" });
    await field(page, name).and(page.locator("[aria-invalid=false]")).waitFor();
  }
  assert.deepEqual(await errorMessages(page), []);
  assert.equal(await page.title(), title);
  assert.deepEqual(problems, []);
});

test("an enquiry is made by keyboard, previewed and cleared, even without storage", async (t) => {
  const { page, problems, requests } = await visitForm(t, { viewport: phone, before: withoutStorage });
  const [{ name: first } = assert.fail("no field")] = contactFields;
  await field(page, first).focus();
  for (const { name, options } of contactFields) {
    if (options) await page.keyboard.press("ArrowDown");
    else await page.keyboard.type(enquiry[name] ?? "");
    await page.keyboard.press("Tab");
  }
  assert.deepEqual(await readValues(page), enquiry);
  const arrive = await startSending(page, () => field(page, "subject").press("Enter"));
  assert.equal(await button(page).textContent(), contactForm.sending);
  assert.ok(await button(page).isDisabled());
  assert.ok((await focused(page))?.startsWith(contactForm.sending), "the status has the focus");
  await checkState(page, form);
  await arrive();
  const { success, note } = contactForm;
  assert.ok((await focused(page))?.startsWith(success));
  assert.equal(await status(page).innerText(), `${success} \n${note}`, "a space is between its lines");
  const preview = page.locator("form blockquote");
  assert.equal(await preview.textContent(), enquiry.message);
  const { y = 0, height = 0 } = (await preview.boundingBox()) ?? {};
  assert.ok(y > 0 && y + height < phone.height, `the sent message is in view, at ${y} px`);
  assert.equal(await field(page, "message").isVisible(), false, "no empty field is left over");
  await checkState(page, form);
  for (const request of requests) assert.doesNotMatch(request.url(), traces);
  const link = page.getByRole("link", { name: contactForm.openInEmail });
  assert.equal(await link.getAttribute("href"), `mailto:${company.email}`);
  await link.click();
  // Emails have such line breaks (RFC 6068).
  const [subject, body] = ["subject", "message"].map((name) =>
    encodeURIComponent(enquiry[name] ?? "").replaceAll("%0A", "%0D%0A"),
  );
  assert.equal(await link.getAttribute("href"), `mailto:${company.email}?subject=${subject}&body=${body}`);
  const again = page.getByRole("button", { name: contactForm.again });
  const wasThere = again.evaluate(
    (button) =>
      new Promise((resolve) => {
        const message = document.querySelector("#contact-message");
        const whenFocused = () => requestAnimationFrame(() => resolve(button.isConnected));
        message?.addEventListener("focus", whenFocused, { once: true });
      }),
  );
  await again.click();
  assert.ok(await wasThere, "Orca announces the field only if the button is there in the next frame");
  await page.getByText(success).waitFor({ state: "detached" });
  assert.equal(await focused(page), "contact-message");
  assert.deepEqual(await readValues(page), empty);
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
  assert.deepEqual(await readValues(page), enquiry);
  await mend();
  await checkState(page, form);
  await fillIn(page, { message: `https://example.com/${"a".repeat(64)}` });
  await send(page);
  assert.equal(await failure(page).count(), 0);
  await page.setViewportSize({ width: 320, height: 800 });
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320, "a long word breaks");
});

const tools = { "a translator": translate, "a password manager": wrapFields };
for (const [tool, change] of Object.entries(tools))
  test(`the form keeps text, focus and selection when its script comes, and works, with ${tool}`, async (t) => {
    const { hold, release } = holdFiles();
    const { page } = await visit(t, paths.contact, { before: hold });
    await page.evaluate(change);
    assert.ok(await button(page).isDisabled());
    await fillIn(page);
    await field(page, "name").press("Enter");
    assert.equal(page.url(), origin + paths.contact);
    await field(page, "message").evaluate((field: HTMLTextAreaElement) => {
      field.focus();
      field.setSelectionRange(2, 5);
    });
    release();
    await waitUntilReady(page);
    assert.deepEqual(await readValues(page), enquiry);
    const [draft, selection] = await page.evaluate(() => {
      const { name, selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement;
      return [sessionStorage.getItem("draft") ?? "{}", [name, selectionStart, selectionEnd]] as const;
    });
    assert.deepEqual(JSON.parse(draft).texts, enquiry);
    assert.deepEqual(selection, ["message", 2, 5]);

    await page.evaluate(change);
    for (const _ of ["at first", "again"]) {
      await fillIn(page, empty);
      await button(page).click();
      await page.locator("#contact-message-error:not(:empty)").waitFor();
      assert.equal(
        (await errorMessages(page)).length,
        contactFields.filter(({ required }) => required).length,
      );
      const heading = page.locator("form [role=group] > :first-child");
      const counted = await heading.innerText();
      await fillIn(page, { name: enquiry.name ?? "" });
      await field(page, "name").and(page.locator("[aria-invalid=false]")).waitFor();
      assert.notEqual(await heading.innerText(), counted, "the summary counts what is left");
      await fillIn(page);
      assert.deepEqual(await errorMessages(page), []);
    }
    await send(page);
    assert.deepEqual(await readValues(page), empty);
  });
