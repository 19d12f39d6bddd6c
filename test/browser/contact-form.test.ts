import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import wyw from "@wyw-in-js/vite";
import type { Locator, Page } from "playwright";
import { build, type Rolldown } from "vite";
import { compileContactSchema } from "#server/build/compile-contact-schema.ts";
import { contactFields } from "#shared/contact-form.ts";
import type { FieldErrors } from "#shared/contact-form-fields.ts";
import { contents } from "#shared/pages.ts";
import { contrasting, pixelsOf } from "#test/support/pixels.ts";
import {
  assertNothingSent,
  button,
  empty,
  enquiry,
  field,
  fillIn,
  messagesOf,
  ready,
  services,
  status,
  succeeds,
  summary,
  values,
  visitForm,
  words,
} from "./contact-form.ts";
import { desktop, focused, holdFiles, phone, visit, withoutStorage } from "./visit.ts";

const [{ company, contactPage, paths }] = contents;
const { title } = contactPage.metadata;
const [service = "", otherService = "", thirdService = ""] = services;
const hrefOf = (service: string) => `${paths.contactPage}?service=${service}#form`;
const stamp = (page: Page) => page.getByText(contactPage.letter.stamp.before);

/** The visible share of an element, from 0 to 1. The part below the sticky header does not count. */
const shareInView = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, header)) / height;
  });

test("without JavaScript the form", async (t) => {
  const { page, requests } = await visit(t, paths.contactPage, { javaScriptEnabled: false });
  const form = page.locator("form");

  await t.test("offers email and phone instead of fields and a dead button", async () => {
    assert.equal(await form.locator("input, select, textarea, button").filter({ visible: true }).count(), 0);
    assert.ok(await form.getByText(words.noScript).isVisible());
    assert.ok(await form.locator(`a[href="mailto:${company.email}"]`).isVisible());
    assert.ok(await form.locator(`a[href="${company.phone.uri}"]`).isVisible());
    assert.equal(await stamp(page).isVisible(), false);
  });

  await t.test("has fields with the schema's labels, limits, options and kinds", async () => {
    for (const { name, required, options, type, control: _, ...limits } of contactFields) {
      const input = field(page, name);
      assert.ok(
        (await page.locator(`label[for="contact-${name}"]`).textContent())?.startsWith(
          words.fields[name].label,
        ),
      );
      assert.equal((await input.getAttribute("required")) !== null, required);
      for (const limit of ["minLength", "maxLength", "autoComplete", "inputMode"] as const)
        assert.equal(await input.getAttribute(limit), limits[limit]?.toString() ?? null, `${name}: ${limit}`);
      if (type) assert.equal(await input.getAttribute("type"), type);
      if (options)
        assert.deepEqual(await input.locator("option").allInnerTexts(), [
          words.choose,
          ...Object.values(words.services),
        ]);
    }
  });

  await t.test("sends nothing in a browser that shows its fields all the same", async () => {
    // Simulates a browser that does not know the media feature "scripting".
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("form > * { display: grid !important }");
      document.adoptedStyleSheets = [sheet];
    });
    await fillIn(page);
    const before = requests.length;
    // Not Playwright's click: the policy blocks the navigation that the click would wait for.
    await field(page, "subject").focus();
    await page.keyboard.press("Enter");
    // Time enough for a navigation to begin. There is no event to wait for.
    await page.waitForTimeout(300);
    assertNothingSent(page, requests, before);
  });
});

test("before its script has arrived the form sends nothing, and keeps what was typed", async (t) => {
  const { hold, release } = holdFiles();
  const { page, problems, requests } = await visit(t, paths.contactPage, { before: hold });
  assert.ok(await button(page).isDisabled());
  await fillIn(page);
  const before = requests.length;
  for (const name of ["name", "subject"]) {
    await field(page, name).focus();
    await page.keyboard.press("Enter");
  }
  await field(page, "message").focus();
  release();
  await ready(page);
  assertNothingSent(page, requests, before);
  assert.deepEqual(await values(page), enquiry);
  assert.equal(await status(page).textContent(), "");
  assert.equal(await focused(page), "contact-message");
  assert.ok(await button(page).isEnabled());
  assert.deepEqual(problems, []);
});

for (const viewport of [phone, desktop]) {
  test(`at ${viewport.width} px an empty form`, async (t) => {
    const { page, problems } = await visit(t, paths.contactPage, { viewport });
    const messages = messagesOf({});

    await t.test("shows nobody the words for those without JavaScript", async () => {
      const shown = page.getByText(words.noScript).filter({ visible: true });
      assert.equal(await shown.count(), 0);
      await ready(page);
      assert.equal(await shown.count(), 0);
    });

    await t.test("shows every message beside its field and in a summary, which has the focus", async () => {
      await button(page).click();
      assert.deepEqual(await summary(page).getByRole("link").allInnerTexts(), Object.values(messages));
      assert.ok((await focused(page))?.startsWith(words.errorSummary));
      for (const [name, message] of Object.entries(messages)) {
        assert.equal(await field(page, name).getAttribute("aria-invalid"), "true");
        assert.equal(await field(page, name).getAttribute("aria-describedby"), `contact-${name}-error`);
        assert.equal(await page.locator(`#contact-${name}-error`).textContent(), message);
      }
      assert.equal(await page.title(), words.titlePrefix + title);
      assert.equal(await status(page).textContent(), "");
    });

    await t.test("leads from its summary into the whole field, without an entry in the history", async () => {
      const entries = await page.evaluate(() => history.length);
      for (const name of Object.keys(messages).reverse()) {
        await page.locator(`a[href='#contact-${name}']`).click({ timeout: 5000 });
        assert.equal(await focused(page), `contact-${name}`);
        const label = page.locator(`label[for=contact-${name}]`);
        const error = page.locator(`#contact-${name}-error`);
        for (const part of [label, field(page, name), error]) assert.equal(await shareInView(part), 1);
      }
      assert.equal(await page.evaluate(() => history.length), entries);
    });

    await t.test("takes the focus to its summary again when nothing was mended", async () => {
      await button(page).click();
      assert.ok((await focused(page))?.startsWith(words.errorSummary));
      assert.equal(await page.title(), words.titlePrefix + title);
      assert.deepEqual(problems, []);
    });
  });
}

for (const [viewport, kept] of [
  [{ width: 1440, height: 900 }, [contactPage.heading, contactPage.lead]],
  [phone, []],
] as const) {
  test(`at ${viewport.width} px the errors move nothing out of the window that the visitor saw`, async (t) => {
    const { page } = await visitForm(t, { viewport });
    await button(page).evaluate((button) => button.scrollIntoView({ block: "nearest" }));
    const seen = [...kept.map((text) => page.locator("main").getByText(text, { exact: true })), button(page)];
    for (const part of seen) assert.equal(await shareInView(part), 1);
    await button(page).click();
    for (const part of [...seen, summary(page)]) assert.ok((await shareInView(part)) > 0.99);
  });
}

for (const viewport of [phone, desktop]) {
  test(`at ${viewport.width} px the options of the select are as large as what is typed, and fit`, async (t) => {
    const { page } = await visitForm(t, { viewport });
    const sizes = await page
      .locator("form :is(input, select, textarea)")
      .evaluateAll((fields) => fields.map((field) => getComputedStyle(field).fontSize));
    assert.equal(new Set(sizes).size, 1, sizes.join());
    const room = await field(page, "service").evaluate((select: HTMLSelectElement) => {
      const { width, paddingRight } = getComputedStyle(select);
      const room = Number.parseFloat(width) - Number.parseFloat(paddingRight);
      select.style.cssText = "field-sizing: content; width: auto; justify-self: start";
      return [...select.options].map((option) => {
        select.value = option.value;
        return room + Number.parseFloat(paddingRight) - select.getBoundingClientRect().width;
      });
    });
    assert.ok(Math.min(...room) >= 0, room.join());
  });
}

test("the marks of the focus touch neither a field's label nor its text", async (t) => {
  const { page } = await visitForm(t, { reducedMotion: "reduce" });
  await fillIn(page);
  for (const { name } of contactFields) {
    await field(page, name).focus();
    const parts = [page.locator(`label[for=contact-${name}]`), field(page, name)];
    for (const part of parts) {
      const { x, y, width, height } = (await part.boundingBox()) ?? assert.fail();
      // The label with some space around it, and the inside of the field without its rule.
      const clip = { x: x - 3, y: y - 2, width: width + 3, height: height - 2 };
      const before = await pixelsOf(await page.screenshot({ clip }));
      await field(page, name).evaluate((element) => element.blur());
      const after = await pixelsOf(await page.screenshot({ clip }));
      await field(page, name).focus();
      assert.equal(contrasting(before, after, 1.1), 0, name);
    }
  }
});

test("typing in a field clears that field's error, and the last one clears summary and title", async (t) => {
  const { page } = await visitForm(t);
  const mistaken = { ...enquiry, email: "zyxa@", service: "", subject: " " };
  await fillIn(page, mistaken);
  await button(page).click();
  const links = summary(page).getByRole("link");
  const { email, service: unchosen, subject } = messagesOf(mistaken);
  assert.deepEqual(await links.allInnerTexts(), [email, unchosen, subject]);
  await field(page, "email").pressSequentially("t");
  assert.deepEqual(await links.allInnerTexts(), [unchosen, subject]);
  assert.equal(await field(page, "email").getAttribute("aria-invalid"), "false");
  assert.equal(await field(page, "email").getAttribute("aria-describedby"), null);
  assert.equal(await page.locator("#contact-email-error").count(), 0);
  await field(page, "service").selectOption(otherService);
  assert.deepEqual(await links.allInnerTexts(), [subject]);
  await field(page, "subject").pressSequentially("t");
  assert.equal(await summary(page).count(), 0);
  assert.equal(await page.title(), title);
});

test("the whole enquiry can be made by keyboard", async (t) => {
  const { page } = await visitForm(t, { viewport: phone });
  await field(page, "name").focus();
  await page.keyboard.press("Enter");
  assert.ok((await focused(page))?.startsWith(words.errorSummary));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  for (const { name } of contactFields) {
    assert.equal(await focused(page), `contact-${name}`);
    if (name === "service") await page.keyboard.press("ArrowDown");
    else await page.keyboard.type(enquiry[name as keyof typeof enquiry]);
    await page.keyboard.press("Tab");
  }
  assert.deepEqual(await values(page), enquiry);
  await page.keyboard.press("Enter");
  await succeeds(page);
  assert.ok((await focused(page))?.startsWith(words.success));
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
  await field(page, "name").fill("Somebody else");
  release();
  await ready(page);
  assert.deepEqual(await values(page), { ...enquiry, name: "Somebody else" }, "what was typed since stays");

  await button(page).click();
  await succeeds(page);
  await page.reload();
  await ready(page);
  assert.deepEqual(await values(page), empty);
});

test("the form works where storage is not to be had", async (t) => {
  const { page, problems } = await visitForm(t, { before: withoutStorage });
  await fillIn(page);
  await button(page).click();
  await succeeds(page);
  assert.deepEqual(problems, []);
});

test("an address that names a service chooses it, unless the visitor has chosen", async (t) => {
  const { page, problems } = await visitForm(t);
  const open = async (href: string) => {
    await page.goto(href);
    await ready(page);
  };
  for (const unknown of ["", "gardening", "%00", "%E0%A4%A"]) {
    await open(`${paths.contactPage}?service=${unknown}`);
    assert.deepEqual(await values(page), empty);
  }
  assert.deepEqual(problems, []);
  await open(hrefOf(otherService));
  assert.deepEqual(await values(page), { ...empty, service: otherService });
  await fillIn(page, { name: "Ada" });
  await open(hrefOf(thirdService));
  assert.deepEqual(await values(page), { ...empty, name: "Ada", service: thirdService });
  await fillIn(page, { service });
  await open(hrefOf(otherService));
  assert.deepEqual(await values(page), { ...empty, name: "Ada", service });
});

test("a form that nothing has come for offers email and phone after eight seconds", async (t) => {
  const { page } = await visit(t, paths.contactPage, {
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
  assert.ok(await offer.getByRole("link", { name: company.email }).isVisible());
});

// The real form never fails. This page contains the same form with another `submit`, which can.
const { output } = (await build({
  configFile: false,
  logLevel: "error",
  define: { "process.env.NODE_ENV": '"production"' },
  plugins: [compileContactSchema(), wyw({ include: "client/**/*.{ts,tsx}" })],
  build: { write: false, rolldownOptions: { input: "test/browser/fixtures/contact-form.tsx" } },
})) as Rolldown.RolldownOutput;
const html = `<!doctype html><title>Enquiry</title>
  <div id="form"></div>
  <div id="broken"><label>Name <input></label></div>
  <script type="module" src="/form.js"></script>`;

async function openFixture(t: TestContext, submitEnquiry: () => Promise<FieldErrors>): Promise<Page> {
  const { page } = await visit(t, "http://form.example/", {
    before: async (page) => {
      await page.exposeFunction("submitEnquiry", submitEnquiry);
      await page.route("**/*", (route) =>
        route.request().url().endsWith(".js")
          ? route.fulfill({ contentType: "text/javascript", body: output[0].code })
          : route.fulfill({ contentType: "text/html", body: html }),
      );
    },
  });
  await fillIn(page);
  return page;
}

test("where enquiries are really sent", async (t) => {
  let sent = 0;
  let result = Promise.withResolvers<FieldErrors>();
  const page = await openFixture(t, () => {
    sent += 1;
    return result.promise;
  });

  await t.test("one with mistakes is not", async () => {
    await field(page, "message").fill("short");
    await button(page).click();
    await summary(page).waitFor();
    assert.equal(sent, 0);
    await fillIn(page);
  });

  await t.test("one that cannot be says so and keeps everything that was typed", async () => {
    await button(page).click();
    result.reject(new Error("no connection"));
    await status(page).getByText(words.failure, { exact: true }).waitFor();
    assert.deepEqual(await values(page), enquiry);
    assert.equal(await button(page).textContent(), words.submit);
    assert.ok(await button(page).isEnabled());
    assert.equal(await page.title(), "Enquiry");
  });

  await t.test(
    "one that the server finds mistakes in shows them like the form's own, and stays",
    async () => {
      result = Promise.withResolvers();
      await field(page, "name").focus();
      await page.keyboard.press("Enter");
      const refused = { email: "No such mailbox", subject: "Too <b>short</b>" };
      result.resolve(refused);
      await summary(page).waitFor();
      assert.deepEqual(await summary(page).getByRole("link").allInnerTexts(), Object.values(refused));
      assert.ok((await focused(page))?.startsWith(words.errorSummary));
      for (const [name, message] of Object.entries(refused)) {
        assert.equal(await field(page, name).getAttribute("aria-invalid"), "true");
        assert.equal(await page.locator(`#contact-${name}-error`).textContent(), message);
      }
      assert.equal(await page.title(), `${words.titlePrefix}Enquiry`);
      assert.equal(await status(page).textContent(), "");
      assert.equal(await button(page).textContent(), words.submit);
      assert.ok(await button(page).isEnabled());
      assert.deepEqual(await values(page), enquiry);
      await field(page, "email").pressSequentially("m");
      assert.deepEqual(await summary(page).getByRole("link").allInnerTexts(), [refused.subject]);
      await fillIn(page);
      assert.equal(await summary(page).count(), 0);
      assert.equal(await page.title(), "Enquiry");
    },
  );

  await t.test(
    "one that failed can be sent again, and is sent once however often it is submitted",
    async () => {
      result = Promise.withResolvers();
      await page.locator("form").evaluate((form: HTMLFormElement) => {
        form.requestSubmit();
        form.requestSubmit();
      });
      await button(page).dblclick({ force: true });
      await field(page, "name").press("Enter");
      result.resolve({});
      await succeeds(page);
      assert.equal(await page.getByText(words.failure).count(), 0);
      assert.deepEqual(await values(page), empty);
      assert.equal(sent, 3);
    },
  );

  await t.test("a browser that has translated the outcome can go on", async () => {
    // As Google Translate does: the text stands in an element of the browser's own.
    await status(page).evaluate((outcome) => {
      const translated = document.createElement("font");
      translated.textContent = outcome.textContent;
      outcome.replaceChildren(translated);
    });
    result = Promise.withResolvers();
    await fillIn(page);
    await button(page).click();
    result.reject(new Error("no connection"));
    await status(page).getByText(words.failure, { exact: true }).waitFor();
    assert.deepEqual(await values(page), enquiry);
  });

  await t.test("what is typed while one is on its way is no part of it, and stays", async () => {
    result = Promise.withResolvers();
    await fillIn(page);
    await button(page).click();
    await field(page, "message").fill("One more thing");
    result.resolve({});
    await succeeds(page);
    const rest = { ...empty, message: "One more thing" };
    assert.deepEqual(await values(page), rest);
    await page.reload();
    await ready(page);
    assert.deepEqual(await values(page), rest);
  });

  await t.test("a component that breaks gives the server's HTML back", async () => {
    await page.locator("#broken[data-island-failed]").waitFor();
    assert.equal((await page.locator("#broken label").textContent())?.trim(), words.fields.name.label);
  });
});
