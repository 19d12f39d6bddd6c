import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "playwright";
import { contactFields, validateContact } from "#shared/contact.ts";
import { brand } from "#shared/content/brand.ts";
import { contactPage } from "#shared/content/contact-page.ts";
import { desktop, focused, lateScripts, phone, site, visit, withoutStorage } from "./visit.ts";

const words = contactPage.form;
const { title } = contactPage.metadata;
/** Values that occur nowhere else, so that a trace of them can be found anywhere. */
const enquiry = {
  name: "Zyxa Typed",
  email: "zyxa@typed.example",
  phone: "0999 typed",
  company: "Zyxa & Typed",
  service: "Data Analytics",
  subject: "Typed? subject=1",
  message: "A typed message / with more than ten letters",
};
const traces = /zyxa|typed/i;
const hour = 3_600_000;

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
const button = (page: Page) => page.locator("form button[type=submit]");
const status = (page: Page) => page.locator("form [role=status]");
const ready = (page: Page) => page.locator("form[data-ready]").waitFor();

async function formatMessage(page: Page, values: Partial<typeof enquiry> = enquiry) {
  for (const [name, value] of Object.entries(values)) {
    if (name === "service") await field(page, name).selectOption(value);
    else await field(page, name).fill(value);
  }
}

async function values(page: Page) {
  const form = await page.locator("form").evaluate((form: HTMLFormElement) => [...new FormData(form)]);
  return Object.fromEntries(form) as Record<string, string>;
}

/** How much of an element is in the window, below the header that stays there: from 0 to 1. */
const shareInView = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, header)) / height;
  });

const pageOffset = (part: Locator) =>
  part.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));

/** As in a browser that does not know the media feature "scripting". */
const showFields = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("form > * { display: grid !important }");
    document.adoptedStyleSheets = [sheet];
  });

const empty = Object.fromEntries(contactFields.map(({ name }) => [name, ""]));

test("the form's fields have the schema's labels, limits, options and kinds", async (t) => {
  const { page } = await visit(t, "/contact", { javaScriptEnabled: false });
  for (const {
    name,
    label,
    required,
    options,
    type,
    autoComplete,
    inputMode,
    minLength,
    maxLength,
  } of contactFields) {
    const input = field(page, name);
    const attribute = (key: string) => input.getAttribute(key);
    const asText = (value: number | string | undefined) => (value === undefined ? null : String(value));
    assert.ok((await page.locator(`label[for="contact-${name}"]`).textContent())?.startsWith(label));
    assert.equal((await attribute("required")) !== null, required);
    assert.equal(await attribute("minlength"), asText(minLength));
    assert.equal(await attribute("maxlength"), asText(maxLength));
    assert.equal(await attribute("autocomplete"), asText(autoComplete));
    assert.equal(await attribute("inputmode"), asText(inputMode));
    if (type) assert.equal(await attribute("type"), type);
    if (options) assert.deepEqual(await input.locator("option").allInnerTexts(), [words.choose, ...options]);
  }
});

for (const viewport of [phone, desktop]) {
  test(`an empty form shows every message beside its field and in a summary, at ${viewport.width} px`, async (t) => {
    const { page, problems } = await visit(t, "/contact", { viewport });
    await ready(page);
    await button(page).click();
    const failures = validateContact({});
    const summary = page.getByRole("alert");
    assert.deepEqual(await summary.getByRole("link").allInnerTexts(), Object.values(failures));
    assert.ok((await focused(page))?.startsWith(words.errorSummary));
    for (const [name, message] of Object.entries(failures)) {
      assert.equal(await field(page, name).getAttribute("aria-invalid"), "true");
      assert.equal(await field(page, name).getAttribute("aria-describedby"), `contact-${name}-error`);
      assert.equal(await page.locator(`#contact-${name}-error`).textContent(), message);
    }
    assert.equal(await page.title(), words.titlePrefix + title);
    assert.equal(await status(page).textContent(), "");
    assert.deepEqual(problems, []);
  });

  test(`a complete enquiry is being sent, then confirmed and cleared, at ${viewport.width} px`, async (t) => {
    const before = ({ clock }: Page) => clock.install({ time: 0 });
    const { page, problems } = await visit(t, "/contact", { viewport, before });
    await ready(page);
    await formatMessage(page);
    await page.clock.pauseAt(hour);
    await button(page).click();
    assert.equal(await button(page).textContent(), words.sending);
    assert.ok(await button(page).isDisabled());
    assert.deepEqual(await values(page), enquiry);
    await page.clock.runFor(1999);
    assert.equal(await status(page).textContent(), "");
    await page.clock.runFor(1);
    await status(page).getByText(words.success, { exact: true }).waitFor();
    assert.deepEqual(await values(page), empty);
    assert.equal(await button(page).textContent(), words.submit);
    assert.ok(await button(page).isEnabled());
    assert.equal(await page.title(), title);
    assert.deepEqual(problems, []);
  });
}

test("typing in a field clears that field's error, and the last one clears summary and title", async (t) => {
  const { page } = await visit(t, "/contact");
  await ready(page);
  const mistaken = { ...enquiry, email: "zyxa@", subject: " " };
  await formatMessage(page, mistaken);
  await button(page).click();
  const links = page.getByRole("alert").getByRole("link");
  const { email, subject } = validateContact(mistaken);
  assert.deepEqual(await links.allInnerTexts(), [email, subject]);
  await field(page, "email").pressSequentially("t");
  assert.deepEqual(await links.allInnerTexts(), [subject]);
  assert.equal(await field(page, "email").getAttribute("aria-invalid"), "false");
  assert.equal(await field(page, "email").getAttribute("aria-describedby"), null);
  assert.equal(await page.locator("#contact-email-error").count(), 0);
  await field(page, "subject").pressSequentially("t");
  assert.equal(await page.getByRole("alert").count(), 0);
  assert.equal(await page.title(), title);
});

test("choosing a service clears its error", async (t) => {
  const { page } = await visit(t, "/contact");
  await ready(page);
  await formatMessage(page, { ...enquiry, service: "" });
  await button(page).click();
  assert.equal(await page.getByRole("alert").getByRole("link").count(), 1);
  await field(page, "service").selectOption("Other");
  assert.equal(await page.getByRole("alert").count(), 0);
});

test("a link of the summary leads into its field without an entry in the history", async (t) => {
  const { page } = await visit(t, "/contact");
  await ready(page);
  await button(page).click();
  const entries = await page.evaluate(() => history.length);
  await page.locator("a[href='#contact-message']").click();
  assert.equal(await focused(page), "contact-message");
  assert.equal(await page.evaluate(() => history.length), entries);
});

test("submitting with the same mistakes moves the focus to the summary again", async (t) => {
  const { page } = await visit(t, "/contact");
  await ready(page);
  await button(page).click();
  await button(page).click();
  assert.ok((await focused(page))?.startsWith(words.errorSummary));
  assert.equal(await page.title(), words.titlePrefix + title);
});

for (const viewport of [phone, desktop]) {
  test(`the field that a link of the summary leads to is wholly in view, at ${viewport.width} px`, async (t) => {
    const { page } = await visit(t, "/contact", { viewport });
    await ready(page);
    await button(page).click();
    for (const name of ["message", "name"]) {
      await page.locator(`a[href='#contact-${name}']`).dispatchEvent("click");
      const label = page.locator(`label[for=contact-${name}]`);
      const error = page.locator(`#contact-${name}-error`);
      for (const part of [label, field(page, name), error]) assert.equal(await shareInView(part), 1);
    }
  });

  test(`the button keeps its place when the enquiry has been sent, at ${viewport.width} px`, async (t) => {
    const { page } = await visit(t, "/contact", { viewport });
    await ready(page);
    await formatMessage(page);
    const place = await pageOffset(button(page));
    await button(page).click();
    await status(page).getByText(words.success).waitFor();
    assert.equal(await pageOffset(button(page)), place);
  });
}

test("the whole enquiry can be made by keyboard", async (t) => {
  const { page } = await visit(t, "/contact", { viewport: phone });
  await ready(page);
  await field(page, "name").focus();
  await page.keyboard.press("Enter");
  assert.ok((await focused(page))?.startsWith(words.errorSummary));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  assert.equal(await focused(page), "contact-name");
  for (const { name } of contactFields) {
    assert.equal(await focused(page), `contact-${name}`);
    if (name === "service") await page.keyboard.press("d");
    else await page.keyboard.type(enquiry[name as keyof typeof enquiry]);
    await page.keyboard.press("Tab");
  }
  assert.deepEqual(await values(page), enquiry);
  await page.keyboard.press("Enter");
  await status(page).getByText(words.success).waitFor();
  assert.equal(await focused(page), words.success);
});

for (const { when, options } of [
  { when: "with its script", options: {} },
  { when: "before its script has arrived", options: { before: lateScripts(3000) } },
  { when: "without JavaScript", options: { javaScriptEnabled: false } },
]) {
  test(`submitting ${when} sends nothing anywhere`, async (t) => {
    const { page, requests } = await visit(t, "/contact", options);
    if (when === "with its script") await ready(page);
    if (when === "without JavaScript") await showFields(page);
    await formatMessage(page);
    const before = requests.length;
    // The policy makes Playwright's click wait for a navigation that never comes.
    await field(page, "name").focus();
    await page.keyboard.press("Enter");
    await field(page, "subject").focus();
    await page.keyboard.press("Enter");
    await new Promise((resolve) => setTimeout(resolve, 3500));
    const later = requests.slice(before).filter((request) => request.resourceType() !== "script");
    assert.deepEqual(
      later.map((request) => request.url()),
      [],
    );
    assert.equal(page.url(), `${site.origin}/contact`);
    for (const request of requests) {
      assert.doesNotMatch(request.url() + (request.postData() ?? ""), traces);
      assert.equal(request.method(), "GET");
    }
    assert.doesNotMatch(site.log(), traces);
  });
}

test("even a form that is told to send is stopped by the policy", async (t) => {
  const { page, requests, problems } = await visit(t, "/contact");
  await ready(page);
  await formatMessage(page);
  const before = requests.length;
  await page.evaluate(() => {
    const form = document.querySelector("form");
    if (!form) throw new Error("no form");
    form.setAttribute("method", "post");
    HTMLFormElement.prototype.submit.call(form);
    navigator.sendBeacon("/contact", new FormData(form));
    return fetch("/contact", { method: "POST", body: new FormData(form) }).catch(() => {});
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
  assert.ok(problems.some((problem) => problem.includes("form-action")));
  assert.equal(
    requests.slice(before).filter((request) => request.method() === "POST" && request.failure() === null)
      .length,
    0,
  );
  assert.doesNotMatch(site.log(), traces);
});

test("what was typed before the script arrived is still there after it", async (t) => {
  const { page, problems } = await visit(t, "/contact", { before: lateScripts(3000) });
  assert.ok(await button(page).isDisabled());
  await formatMessage(page);
  await field(page, "message").focus();
  await ready(page);
  assert.deepEqual(await values(page), enquiry);
  assert.equal(await focused(page), "contact-message");
  assert.ok(await button(page).isEnabled());
  assert.deepEqual(problems, []);
});

test("submitting twice submits once", async (t) => {
  const { page } = await visit(t, "/contact");
  await ready(page);
  await formatMessage(page);
  await page.evaluate(() => {
    const timeout = window.setTimeout;
    Object.assign(window, { delays: 0 });
    window.setTimeout = ((handler: TimerHandler, delay?: number, ...rest: unknown[]) => {
      if (delay === 2000) (window as unknown as { delays: number }).delays += 1;
      return timeout(handler, delay, ...rest);
    }) as typeof setTimeout;
    const form = document.querySelector("form");
    form?.requestSubmit();
    form?.requestSubmit();
  });
  await button(page).dblclick({ force: true });
  await field(page, "name").press("Enter");
  await status(page).getByText(words.success).waitFor();
  assert.equal(await page.evaluate(() => (window as unknown as { delays: number }).delays), 1);
});

test("a half-typed enquiry survives a reload and a trip to another page, until it is sent", async (t) => {
  const { page } = await visit(t, "/contact");
  await ready(page);
  await formatMessage(page);
  await page.reload();
  await ready(page);
  assert.deepEqual(await values(page), enquiry);
  await page.goto("/about");
  await page.goto("/contact");
  await ready(page);
  assert.deepEqual(await values(page), enquiry);
  await button(page).click();
  await status(page).getByText(words.success).waitFor();
  await page.reload();
  await ready(page);
  assert.deepEqual(await values(page), empty);
});

test("a kept enquiry never replaces what was typed since", async (t) => {
  const { page } = await visit(t, "/contact");
  await ready(page);
  await formatMessage(page);
  await page.goto("/about");
  await lateScripts(1500)(page);
  await page.goto("/contact");
  await field(page, "name").fill("Somebody else");
  await ready(page);
  assert.deepEqual(await values(page), { ...enquiry, name: "Somebody else" });
});

test("the form works where storage is not to be had", async (t) => {
  const { page, problems } = await visit(t, "/contact", { before: withoutStorage });
  await ready(page);
  await formatMessage(page);
  await button(page).click();
  await status(page).getByText(words.success).waitFor();
  assert.deepEqual(problems, []);
});

test("an address that names a service chooses it", async (t) => {
  for (const service of ["ui-ux-design", encodeURIComponent("UI/UX Design")]) {
    const { page } = await visit(t, `/contact?service=${service}`);
    await ready(page);
    assert.deepEqual(await values(page), { ...empty, service: "UI/UX Design" });
  }
});

test("an address that names an unknown service chooses nothing", async (t) => {
  for (const service of ["", "gardening", "%00", "%E0%A4%A"]) {
    const { page, problems } = await visit(t, `/contact?service=${service}`);
    await ready(page);
    assert.deepEqual(await values(page), empty);
    assert.deepEqual(problems, []);
  }
});

test("an address that names a service leaves the visitor's own choice alone", async (t) => {
  const { page } = await visit(t, "/contact");
  await ready(page);
  await formatMessage(page, { service: "Other" });
  await page.goto("/contact?service=ui-ux-design");
  await ready(page);
  assert.equal(await field(page, "service").inputValue(), "Other");
});

test("a service that the address chose gives way to that of the next address, and what was typed stays", async (t) => {
  const { page } = await visit(t, "/contact?service=ui-ux-design");
  await ready(page);
  await formatMessage(page, { name: "Ada" });
  await page.goto("/contact?service=mobile-app-development");
  await ready(page);
  assert.deepEqual(await values(page), { ...empty, name: "Ada", service: "Mobile App Development" });
});

test("without JavaScript the form offers email and phone instead of fields and a dead button", async (t) => {
  const { page } = await visit(t, "/contact", { javaScriptEnabled: false });
  const form = page.locator("form");
  assert.equal(await form.locator("input, select, textarea, button").filter({ visible: true }).count(), 0);
  assert.equal(await form.getByText(words.note).isVisible(), false);
  assert.ok(await form.getByText(words.noScript).isVisible());
  assert.ok(await form.locator(`a[href="mailto:${brand.email}"]`).isVisible());
  assert.ok(await form.locator(`a[href="${brand.phone.uri}"]`).isVisible());
});

test("with JavaScript nobody sees the words for those without", async (t) => {
  const { page } = await visit(t, "/contact");
  assert.equal(await page.getByText(words.noScript).filter({ visible: true }).count(), 0);
  await ready(page);
  assert.equal(await page.getByText(words.noScript).filter({ visible: true }).count(), 0);
  assert.ok(await page.getByText(words.note).isVisible());
});

test("a form that nothing has come for offers email and phone after eight seconds", async (t) => {
  const { page } = await visit(t, "/contact", {
    before: (page) => page.route("**/*.js", (route) => route.abort()),
  });
  const offer = page.locator("form div").filter({ hasText: words.noScript }).last();
  assert.equal(await offer.isVisible(), false);
  const delay = await offer.evaluate((element) => {
    const [animation] = element.getAnimations();
    animation?.finish();
    return animation?.effect?.getTiming().delay;
  });
  assert.equal(delay, 8000);
  assert.ok(await offer.getByRole("link", { name: brand.email }).isVisible());
});
