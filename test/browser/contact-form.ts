import assert from "node:assert/strict";
import type { TestContext } from "node:test";
import type { Page, Request, Route } from "playwright";
import { contactFields, validateContact } from "#shared/contact-form.ts";
import { contents } from "#shared/pages.ts";
import { site, type VisitOptions, visit } from "./visit.ts";

const [{ contactForm, paths }] = contents;
export const words = contactForm;
export const services = contactFields.find(({ name }) => name === "service")?.options ?? [];
const [service = ""] = services;
/** Values that occur nowhere else, so that the tests can search for them everywhere. */
export const enquiry = {
  name: "Zyxa Typed",
  email: "zyxa@typed.example",
  phone: "0999 typed",
  company: "Zyxa & Typed",
  service,
  subject: "Typed? subject=1",
  message: "A typed message / with more than ten letters",
};
export const traces = /zyxa|typed/i;
export const empty = Object.fromEntries(contactFields.map(({ name }) => [name, ""]));

export const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
export const button = (page: Page) => page.locator("form button");
/** What the form says about a sent enquiry. The note stands below it. */
export const status = (page: Page) => page.locator("form [role=status] p").first();
export const summary = (page: Page) => page.getByRole("alert");
export const ready = (page: Page) => page.locator("form[data-ready]").waitFor();
export const succeeds = (page: Page) => status(page).getByText(words.success, { exact: true }).waitFor();

export async function fillIn(page: Page, values: Partial<typeof enquiry> = enquiry) {
  for (const [name, value] of Object.entries(values)) {
    if (name === "service") await field(page, name).selectOption(value);
    else await field(page, name).fill(value);
  }
}

/** The message of each invalid field of an enquiry. */
export function messagesOf(values: Partial<typeof enquiry>): Record<string, string> {
  const errors = validateContact(values);
  return Object.fromEntries(
    contactFields.flatMap(({ name }) => {
      const messages: Record<string, string> = words.fields[name].messages;
      const message = messages[errors[name] ?? ""];
      return message ? [[name, message]] : [];
    }),
  );
}

export async function values(page: Page) {
  const form = await page.locator("form").evaluate((form: HTMLFormElement) => [...new FormData(form)]);
  return Object.fromEntries(form) as Record<string, string>;
}

/**
 * Answers enquiries instead of the server, so that no test really sends one. The simulated form makes no
 * such request.
 */
export const answerEnquiries = (page: Page, answer: (route: Route) => unknown) =>
  page.route(`**${paths.contactPage}`, (route) =>
    route.request().method() === "POST" ? answer(route) : route.fallback(),
  );

export const acceptEnquiries = (page: Page) =>
  answerEnquiries(page, (route) => route.fulfill({ status: 204 }));

/** Opens the contact page and waits for the form's script. */
export async function visitForm(t: TestContext, { before, ...options }: VisitOptions = {}) {
  const prepare = (page: Page) => Promise.all([acceptEnquiries(page), before?.(page)]);
  const visited = await visit(t, paths.contactPage, { ...options, before: prepare });
  await ready(visited.page);
  return visited;
}

export function assertNothingSent(page: Page, requests: readonly Request[], before: number) {
  const later = requests.slice(before).filter((request) => request.resourceType() !== "script");
  assert.deepEqual(
    later.map((request) => request.url()),
    [],
  );
  assert.equal(page.url(), site.origin + paths.contactPage);
  for (const request of requests) {
    assert.doesNotMatch(request.url() + (request.postData() ?? ""), traces);
    assert.equal(request.method(), "GET");
  }
  assert.doesNotMatch(site.log(), traces);
}
