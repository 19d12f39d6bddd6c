import assert from "node:assert/strict";
import type { Page, Request } from "playwright";
import { describeErrors } from "#client/islands/contact-form/use-contact-form.ts";
import { contactFields, type FieldErrors, validateContact } from "#shared/contact-form.ts";
import { sites } from "#shared/pages.ts";
import type { Cleanup } from "#test/support/cleanup.ts";
import { enquiry, traces } from "#test/support/enquiry.ts";
import { server, type VisitOptions, visit } from "./visit.ts";

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
export const listed = (page: Page) => page.locator("form [id$=-error]").allInnerTexts();
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

type Submit = (values: Readonly<Record<string, string>>) => Promise<FieldErrors>;

/**
 * Answers the form's requests: with `submit`'s errors, or with a lost connection if it rejects. By default, every
 * enquiry is accepted at once. Gives the form an endpoint, because the site may have none.
 */
export const submitBy =
  (submit: Submit = async () => ({})) =>
  async (page: Page) => {
    await page.exposeFunction("submitEnquiry", submit);
    await page.addInitScript(() => {
      const { fetch, submitEnquiry } = window as typeof window & { submitEnquiry: Submit };
      window.fetch = async (url, options) => {
        if (options?.method !== "POST") return fetch(url, options);
        const errors = await submitEnquiry(JSON.parse(String(options.body)));
        return Response.json(errors, { status: Object.keys(errors).length > 0 ? 422 : 200 });
      };
    });
    await page.route(
      ({ pathname }) => sites.some(({ paths }) => paths.contact === pathname),
      async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const body = html.replace(
          /("contact-form"[^>]* data-props="{)/,
          "$1&quot;endpoint&quot;:&quot;/enquiries&quot;,",
        );
        await route.fulfill({ response, body });
      },
    );
  };

/** Opens the contact page and waits for the form's script. */
export async function visitForm(t: Cleanup, { before, ...options }: VisitOptions = {}, submit?: Submit) {
  const prepare = (page: Page) => Promise.all([submitBy(submit)(page), before?.(page)]);
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
  assert.doesNotMatch(server.log(), traces);
}
