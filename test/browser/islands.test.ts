import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { sites } from "#shared/pages.ts";
import { field } from "./contact-form.ts";
import { island } from "./page-objects.ts";
import { type Visit, visit } from "./visit.ts";

const [{ company, paths }] = sites;
const formChunk = "**/contact-form-*.js";
const failed = (page: Page, name: string) =>
  island(page, name).and(page.locator("[data-island-failed]")).waitFor({ state: "attached" });
const reports = ({ problems }: Visit) => problems.filter((problem) => problem.startsWith("The island"));

test("an island whose script cannot be loaded keeps its HTML and reports once", async (t) => {
  const before = (page: Page) => page.route(formChunk, (route) => route.abort());
  const visited = await visit(t, paths.contactPage, { before });
  const { page } = visited;
  await failed(page, "contact-form");
  for (const name of [company.email, company.phone.display])
    assert.ok(await page.locator("form").getByRole("link", { name }).isVisible(), name);
  assert.equal(await page.locator("form button").isVisible(), false);
  await page.waitForLoadState("networkidle");
  assert.equal(reports(visited).length, 1);
  assert.match(reports(visited)[0] ?? "", /contact-form/);
});

test("an island whose component breaks keeps the server's HTML", async (t) => {
  const before = (page: Page) =>
    page.route(`**${paths.contactPage}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(/("contact-form"[^>]* data-props=)"[^"]*"/, '$1"{}"');
      await route.fulfill({ response, body });
    });
  const { page } = await visit(t, paths.contactPage, { before });
  await failed(page, "contact-form");
  await field(page, "message").waitFor({ state: "attached" });
});
