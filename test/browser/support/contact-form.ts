import type { Page } from "playwright";
import { contactFields } from "#shared/contact-form.ts";
import { enquiry } from "#test/support/enquiry.ts";
import { translatedSite } from "#test/support/paths.ts";
import type { Cleanup } from "#test/support/serve.ts";
import { type VisitOptions, visit } from "./visit.ts";

const { paths } = translatedSite;

export const empty = Object.fromEntries(contactFields.map(({ name }) => [name, ""]));

export const field = (page: Page, name: string) => page.locator(`#contact-${name}`);
export const button = (page: Page) => page.locator("form button");
export const status = (page: Page) => page.locator("form").getByRole("status");

/** The error messages, in order. */
export const errorMessages = (page: Page) => page.locator("form [id$=-error]:not(:empty)").allInnerTexts();

/** Waits for the form's script. If it fails, the button stays hidden, and the browser's console says why. */
export const waitUntilReady = (page: Page) => button(page).and(page.locator(":enabled")).waitFor();

export async function fillIn(page: Page, values: Readonly<Record<string, string>> = enquiry) {
  for (const [name, value] of Object.entries(values)) {
    const isSelect = contactFields.some((field) => field.name === name && field.options);
    await (isSelect ? field(page, name).selectOption(value) : field(page, name).fill(value));
  }
}

export async function readValues(page: Page) {
  const form = await page.locator("form").evaluate((form: HTMLFormElement) => [...new FormData(form)]);
  return Object.fromEntries(form) as Record<string, string>;
}

/** Opens the contact page and waits for the form's script. */
export async function visitForm(t: Cleanup, options?: VisitOptions) {
  const visited = await visit(t, paths.contact, options);
  await waitUntilReady(visited.page);
  return visited;
}

/** Makes sending fail, until the returned function is called. */
export async function breakSending(page: Page) {
  // Sending throws, because it waits by a timer.
  const working = await page.evaluateHandle(() => window.setTimeout);
  await page.evaluate(() => Object.assign(window, { setTimeout: null }) && undefined);
  return () => page.evaluate((setTimeout) => Object.assign(window, { setTimeout }) && undefined, working);
}

/** Lets sending, the next timer, end when the returned function is called. */
async function holdSending(page: Page) {
  await page.evaluate(() => {
    const { setTimeout } = window;
    const hold = (arrive: () => void) => Object.assign(window, { arrive, setTimeout });
    Object.assign(window, { setTimeout: hold });
  });
  return () => page.evaluate("arrive()");
}

/** Submits the form. Sending ends when the returned function is called. */
export async function startSending(page: Page, submit = () => button(page).click()) {
  const arrive = await holdSending(page);
  await submit();
  await page.locator("form[data-status=sending]").waitFor();
  return async () => {
    await arrive();
    await page.locator("form[data-status=success]").waitFor();
  };
}

/** Submits the form, and waits until it has been sent. */
export async function send(page: Page) {
  const arrive = await startSending(page);
  await arrive();
}
