import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { sites } from "#shared/pages.ts";
import { enquiry } from "#test/support/enquiry.ts";
import { openCachingBrowser } from "./support/browser.ts";
import {
  button,
  empty,
  field,
  fillIn,
  readValues,
  send,
  startSending,
  visitForm,
  waitUntilReady,
} from "./support/contact-form.ts";
import { holdFiles, island, phone, scrollToIsland, visit } from "./support/visit.ts";

const [original, ...others] = sites;
const { paths, services } = original;
const elsewhere = [paths.home, ...others.map(({ paths }) => paths.contact)];
const homeField = (page: Page) => island(page, "message-field").getByRole("textbox");

test("the message is what was last entered, on Home and in each form, when Back restores pages", async (t) => {
  const options = { open: openCachingBrowser, viewport: phone, reducedMotion: "reduce" } as const;
  const { page } = await visit(t, paths.contact, options);
  const shows = async (message: string) => {
    await scrollToIsland(page.locator("[data-island=message-field], [data-island=contact-form]"));
    const isShown = (message: string) => document.querySelector("textarea")?.value === message;
    await page.waitForFunction(isShown, message, { polling: 50 });
  };
  const open = async (path: string, message: string) => {
    await page.evaluate(() => Object.assign(window, { isLeft: true }));
    await page.goto(path);
    await shows(message);
  };
  const goBack = async (message: string) => {
    // A page from the back/forward cache fires no load event.
    await page.goBack({ waitUntil: "commit" });
    await shows(message);
    assert.ok(await page.evaluate(() => "isLeft" in window), `${page.url()} is in the cache`);
  };

  let message = "";
  for (const path of elsewhere) {
    await open(path, message);
    await open(paths.contact, message);
    message = `We copy orders by hand. \n\n${path}\n`;
    await field(page, "message").fill(message);
    await goBack(message);
    await goBack(message);
  }
  // Errors that no longer apply disappear when Back shows the form with another message.
  await field(page, "message").fill("");
  await button(page).click();
  await open(paths.home, "");
  await homeField(page).fill("By hand");
  await goBack("By hand");
  await field(page, "message").and(page.locator("[aria-invalid=false]")).waitFor();
});

/** Fills in a field as some tools do, without any event. */
const enter = (page: Page, name: string) =>
  field(page, name).evaluate((field, value) => void Object.assign(field, { value }), enquiry[name]);

test("a half-typed enquiry survives a reload and a trip to another page, also before the script, until it is sent", async (t) => {
  const { page } = await visitForm(t);
  await fillIn(page, { ...enquiry, name: "" });
  await enter(page, "name");
  await page.reload();
  await waitUntilReady(page);
  assert.deepEqual(await readValues(page), enquiry);
  // As if the message were written elsewhere after the browser has prerendered this page.
  const message = "Written before this page was shown.";
  await page.evaluate((message) => {
    const draft = JSON.parse(sessionStorage.getItem("draft") ?? "");
    sessionStorage.setItem("draft", JSON.stringify({ ...draft, texts: { ...draft.texts, message } }));
    document.dispatchEvent(new Event("prerenderingchange"));
  }, message);
  assert.deepEqual(await readValues(page), { ...enquiry, message });

  await page.goto(paths.home);
  await scrollToIsland(island(page, "message-field"));
  await homeField(page).fill("We copy orders by hand.");
  const { hold, release } = holdFiles();
  await hold(page);
  // The browser restores the earlier message.
  await page.goBack();
  const before = await readValues(page);
  assert.deepEqual(before, { ...enquiry, message: "We copy orders by hand." }, "before the script");
  release();
  await waitUntilReady(page);

  const arrive = await startSending(page);
  // As if it were written on another page, from which the visitor comes back.
  await enter(page, "message");
  await arrive();
  await page.reload();
  await waitUntilReady(page);
  assert.deepEqual(await readValues(page), enquiry);

  await send(page);
  // At once: when the system ends the browser, the page does not learn that it is left.
  const { texts } = await page.evaluate(() => JSON.parse(sessionStorage.getItem("draft") ?? ""));
  assert.deepEqual(texts, empty);
  await page.reload();
  await waitUntilReady(page);
  assert.deepEqual(await readValues(page), empty);
});

test("a link for a service suggests it as the subject and selects it, which stays until the visitor changes it", async (t) => {
  const { page, problems } = await visit(t, paths.services);
  const [{ id, title, contactService: first } = assert.fail(), { contactService: second } = assert.fail()] =
    services;
  const assertChosen = async (service: string) => {
    await waitUntilReady(page);
    assert.equal(await field(page, "service").inputValue(), service);
  };
  await page.locator(`#${id} a`).click();
  await assertChosen(first);
  assert.equal(await field(page, "subject").inputValue(), title);
  await page.goto(`${paths.contact}?service=gardening`);
  await assertChosen(first);
  await page.goto(`${paths.contact}?service=${second}`);
  await assertChosen(second);
  for (const { language, paths } of [...others, original]) {
    await page.locator(`footer a[hreflang=${language.tag}]`).click();
    await page.waitForURL(`**${paths.contact}`);
    await assertChosen(second);
  }
  await fillIn(page, { service: first, subject: "Our orders" });
  await page.goto(paths.home);
  await page.goBack();
  await assertChosen(first);
  await page.goto(`${paths.contact}?service=${second}&subject=Another`);
  await assertChosen(second);
  assert.equal(await field(page, "subject").inputValue(), "Our orders");
  assert.deepEqual(problems, []);
});
