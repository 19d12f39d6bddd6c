import assert from "node:assert/strict";
import type { Page, Request } from "playwright";
import { describeErrors } from "#client/islands/contact-form/use-contact-form.ts";
import { contactFields, validateContact } from "#shared/contact-form.ts";
import { sites } from "#shared/pages.ts";
import type { Cleanup } from "#test/support/cleanup.ts";
import { enquiry, traces } from "#test/support/enquiry.ts";
import { type VisitOptions, visit } from "./visit.ts";

const [{ contactForm, language, paths }] = sites;

export const textFields = contactFields.filter(({ control }) => control === "input").map(({ name }) => name);
export const [firstField = ""] = textFields;

export const empty = Object.fromEntries(contactFields.map(({ name }) => [name, ""]));

export const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
export const button = (page: Page) => page.locator("form button");
export const status = (page: Page) => page.locator("form").getByRole("status");
/** The fields with an error. */
export const invalid = (page: Page) => page.locator("form [aria-invalid=true]");
/** The error messages, in order. */
export const listed = (page: Page) => page.locator("form [id$=-error]:not(:empty)").allInnerTexts();
/** Waits for the form's script. */
export async function ready(page: Page) {
  const failed = page.locator("[data-island-failed]");
  await button(page).and(page.locator(":enabled")).or(failed).waitFor();
  assert.equal(await failed.count(), 0, "the form's script failed: the browser's console says why");
}
export const succeeds = (page: Page) =>
  status(page).getByText(contactForm.success, { exact: true }).waitFor();

export async function fillIn(page: Page, values: Readonly<Record<string, string>> = enquiry) {
  for (const [name, value] of Object.entries(values)) {
    const isSelect = contactFields.some((field) => field.name === name && field.options);
    await (isSelect ? field(page, name).selectOption(value) : field(page, name).fill(value));
  }
}

/** The message of each invalid field of an enquiry. */
export const messagesOf = (values: Readonly<Record<string, string>>) =>
  describeErrors(validateContact(values), values, contactForm, language.locale);

export async function values(page: Page) {
  const form = await page.locator("form").evaluate((form: HTMLFormElement) => [...new FormData(form)]);
  return Object.fromEntries(form) as Record<string, string>;
}

/** Ends the form's two seconds of sending when `wait` does: by default, at once. */
export const sendWithin =
  (wait = async () => {}) =>
  async (page: Page) => {
    await page.exposeFunction("wait", wait);
    await page.addInitScript(() => {
      const { setTimeout, wait } = window as unknown as Record<
        string,
        (...given: unknown[]) => Promise<void>
      >;
      const replaced = (run: () => void, delay: number) =>
        delay === 2000 ? wait?.().then(run) : setTimeout?.(run, delay);
      Object.assign(window, { setTimeout: replaced });
    });
  };

/** Opens the contact page and waits for the form's script. */
export async function visitForm(
  t: Cleanup,
  { before, ...options }: VisitOptions = {},
  wait?: () => Promise<void>,
) {
  const prepare = (page: Page) => Promise.all([sendWithin(wait)(page), before?.(page)]);
  const visited = await visit(t, paths.contact, { ...options, before: prepare });
  await ready(visited.page);
  return visited;
}

/** Checks that what was typed is in no URL, request or log, and that every request was a GET. */
export function assertNothingSent(requests: readonly Request[]) {
  for (const request of requests) {
    assert.equal(request.method(), "GET", request.url());
    assert.doesNotMatch(request.url() + (request.postData() ?? ""), traces);
  }
}
