import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import type { Draft } from "#client/islands/draft.ts";
import { contactFields } from "#shared/contact-form.ts";
import { contents } from "#shared/pages.ts";
import { enquiry, traces } from "#test/support/enquiry.ts";
import {
  assertNothingSent,
  button,
  empty,
  field,
  fillIn,
  listed,
  messagesOf,
  ready,
  status,
  succeeds,
  summary,
  values,
  visitForm,
} from "./contact-form.ts";
import { focused, holdFiles, phone, site, visit, withoutStorage } from "./visit.ts";

const [{ company, contactForm, contactPage, paths }] = contents;
const { title } = contactPage.metadata;
const textFields = contactFields.filter(({ control }) => control === "input").map(({ name }) => name);
const [firstField = ""] = textFields;

test("without JavaScript the form offers email and phone instead of fields, and sends nothing", async (t) => {
  const { page, requests } = await visit(t, paths.contactPage, { javaScriptEnabled: false });
  const form = page.locator("form");
  const shown = form.locator("input, select, textarea, button").filter({ visible: true });
  assert.deepEqual(await shown.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML)), []);
  assert.ok(await form.getByText(contactForm.noScript).isVisible());
  for (const name of [company.email, company.phone.display])
    assert.ok(await form.getByRole("link", { name }).isVisible(), name);

  // Simulates a browser that does not know the media feature "scripting".
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("form > * { display: grid !important }");
    document.adoptedStyleSheets = [sheet];
  });
  await fillIn(page);
  await field(page, firstField).press("Enter", { noWaitAfter: true });
  // Time enough for a navigation to begin. There is no event to wait for.
  await page.waitForTimeout(200);
  assert.equal(page.url(), site.origin + paths.contactPage);
  assertNothingSent(requests);
});

test("before its script has arrived the form sends nothing, and keeps what was typed", async (t) => {
  const { hold, release } = holdFiles();
  const { page, problems, requests } = await visit(t, paths.contactPage, { before: hold });
  assert.ok(await button(page).isDisabled());
  await fillIn(page);
  await field(page, firstField).press("Enter");
  release();
  await ready(page);
  assert.equal(page.url(), site.origin + paths.contactPage);
  assertNothingSent(requests);
  assert.deepEqual(await values(page), enquiry);
  assert.equal(await focused(page), `contact-${firstField}`);
  assert.deepEqual(problems, []);
});

test("a form that nothing has come for offers email and phone after eight seconds", async (t) => {
  const { page } = await visit(t, paths.contactPage, {
    before: (page) => page.route("**/*.js", (route) => route.abort()),
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

test("an empty form shows each message beside its field and in a summary, which leads to the fields", async (t) => {
  const { page, problems } = await visitForm(t, { viewport: phone });
  const messages = messagesOf({});
  await button(page).click();
  assert.deepEqual(await listed(page), Object.values(messages));
  assert.ok((await focused(page))?.startsWith(contactForm.errorSummary));
  assert.equal(await page.title(), contactForm.titlePrefix + title);
  const entries = await page.evaluate(() => history.length);
  for (const [name, message] of Object.entries(messages)) {
    assert.equal(await field(page, name).getAttribute("aria-invalid"), "true", name);
    const error = page.locator(`#${await field(page, name).getAttribute("aria-describedby")}`);
    assert.equal(await error.textContent(), message);
    await summary(page).getByRole("link", { name: message, exact: true }).click();
    assert.equal(await focused(page), `contact-${name}`);
    const parts = { label: page.locator(`label[for=contact-${name}]`), field: field(page, name), error };
    for (const [part, element] of Object.entries(parts)) {
      const { top, bottom, header } = await element.evaluate((element) => {
        const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
        const { top, bottom } = element.getBoundingClientRect();
        return { top, bottom, header };
      });
      assert.ok(top >= header && bottom <= phone.height, `${part} of ${name}: from ${top} to ${bottom} px`);
    }
  }
  assert.equal(await page.evaluate(() => history.length), entries, "the history has no entry of a field");
  await button(page).click();
  assert.ok((await focused(page))?.startsWith(contactForm.errorSummary), "the summary has the focus again");
  assert.deepEqual(problems, []);
});

test("typing in a field clears that field's error, and the last one clears summary and title", async (t) => {
  const { page } = await visitForm(t);
  const mistaken = Object.fromEntries(
    contactFields.map(({ name, type, control, required }) => {
      const nothing = control === "select" ? "" : " ";
      return [name, type === "email" ? "zyxa@" : required ? nothing : (enquiry[name] ?? "")];
    }),
  );
  await fillIn(page, mistaken);
  await button(page).click();
  const messages = Object.entries(messagesOf(mistaken));
  assert.ok(messages.length > 1);
  while (messages.length > 0) {
    assert.deepEqual(
      await listed(page),
      messages.map(([, message]) => message),
    );
    const [[name = ""] = []] = messages.splice(0, 1);
    await fillIn(page, { [name]: enquiry[name] ?? "" });
    assert.equal(await field(page, name).getAttribute("aria-invalid"), "false", name);
    assert.equal(await field(page, name).getAttribute("aria-describedby"), null, name);
  }
  assert.equal(await summary(page).count(), 0);
  assert.equal(await page.title(), title);
});

test("the whole enquiry can be made by keyboard, even where the browser refuses storage", async (t) => {
  const { page, problems } = await visitForm(t, { viewport: phone, before: withoutStorage });
  await field(page, firstField).focus();
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
  assert.deepEqual(problems, []);
});

test("a half-typed enquiry survives a reload and a trip to another page, until it is sent", async (t) => {
  const { page } = await visitForm(t);
  await fillIn(page);
  await page.reload();
  await ready(page);
  assert.deepEqual(await values(page), enquiry);

  await page.goto(paths.about);
  const { hold, release } = holdFiles();
  await hold(page);
  await page.goto(paths.contactPage);
  await field(page, firstField).fill("Somebody else");
  release();
  await ready(page);
  const changed = { ...enquiry, [firstField]: "Somebody else" };
  assert.deepEqual(await values(page), changed, "what was typed since stays");

  await button(page).click();
  await succeeds(page);
  await page.reload();
  await ready(page);
  assert.deepEqual(await values(page), empty);
});

test("the sentence of another page has room in the message, and goes when the message is emptied or sent", async (t) => {
  const { page } = await visit(t, paths.about);
  const message = field(page, "message");
  const draft = (change: Partial<Draft>) =>
    page.evaluate((change) => {
      const draft = { ...JSON.parse(sessionStorage.getItem("draft") ?? "{}"), ...change };
      sessionStorage.setItem("draft", JSON.stringify(draft));
      return draft as Draft;
    }, change);
  const { maxLength = 0 } = contactFields.find(({ name }) => name === "message") ?? {};
  for (const clear of [
    () => message.fill(""),
    async () => {
      await fillIn(page);
      await button(page).click();
      await succeeds(page);
    },
  ]) {
    await draft({ sentence: "x".repeat(maxLength + 1), longVersion: "A long story" });
    await page.goto(paths.contactPage);
    await ready(page);
    assert.equal(await message.inputValue(), "x".repeat(maxLength));
    await clear();
    const { values: kept, ...others } = await draft({});
    assert.deepEqual(others, { sentence: "", longVersion: "A long story" });
    assert.deepEqual(Object.values(kept).filter(Boolean), []);
  }
});

test("an address that names a service chooses it, unless the visitor has chosen", async (t) => {
  const { page, problems } = await visitForm(t);
  const { name = "", options = [] } = contactFields.find(({ options }) => options) ?? {};
  const [first = "", second = ""] = options;
  const open = async (asked: string) => {
    await page.goto(`${paths.contactPage}?service=${asked}`);
    await ready(page);
  };
  for (const unknown of ["", "gardening", "%00", "%E0%A4%A"]) {
    await open(unknown);
    assert.deepEqual(await values(page), empty, unknown);
  }
  await open(first);
  assert.deepEqual(await values(page), { ...empty, [name]: first });
  await open(second);
  assert.deepEqual(await values(page), { ...empty, [name]: second });
  await fillIn(page, { [name]: first });
  await open(second);
  assert.deepEqual(await values(page), { ...empty, [name]: first });
  assert.deepEqual(problems, []);
});

// What follows is true only as long as the form is a simulation: client/islands/contact-form/submit-contact.ts.

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
  assert.deepEqual(await values(page), enquiry);
  await page.clock.runFor(1999);
  assert.equal(await page.getByText(contactForm.success, { exact: true }).count(), 0);
  await page.clock.runFor(1);
  await succeeds(page);
  assert.equal(await status(page).textContent(), contactForm.success + contactForm.note.sent);
  assert.deepEqual(await values(page), empty);
  assert.ok(await button(page).isEnabled());
  assert.equal(await place(), before, "the button has not moved");
  assert.deepEqual(
    requests.slice(asked).map((request) => request.url()),
    [],
  );
  assert.equal(page.url(), site.origin + paths.contactPage);
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
  assert.doesNotMatch(site.log(), traces);
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
