import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { sites } from "#shared/pages.ts";
import { visit, withoutStorage } from "./visit.ts";

const [{ paths }] = sites;
const [entry, chunk] = ["**/entry-client-*.js", "**/contact-form-*.js"];
const gone = (files: string) => (page: Page) =>
  page.route(files, (route) => route.fulfill({ status: 404, body: "" }));

/** How often a page has loaded when no more requests follow. */
async function countLoads(
  t: Parameters<typeof visit>[0],
  before: (page: Page) => Promise<unknown>,
  path = paths.contactPage,
) {
  const { page, problems, requests } = await visit(t, path, { before });
  while (true) {
    const { length } = requests;
    await page.waitForTimeout(500);
    if (requests.length === length) break;
  }
  assert.ok(!problems.some((problem) => problem.includes("Content Security Policy")), problems.join("\n"));
  return requests.filter((request) => request.isNavigationRequest()).length;
}

test("a page reloads once, and only once, when its script or a chunk of it no longer exists", async (t) => {
  for (const files of [entry, chunk]) assert.equal(await countLoads(t, gone(files)), 2, files);
  assert.equal(await countLoads(t, gone(entry), paths.servicesPage), 2, "a range always has a value");
});

test("a page does not reload without a connection, without storage, or with text from the visitor", async (t) => {
  const offline = (page: Page) => page.route(chunk, (route) => route.abort());
  const withText = async (page: Page) => {
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        const field = document.querySelector("textarea");
        if (field) field.value = "Hello";
      });
    });
    await gone(chunk)(page);
  };
  const denied = async (page: Page) => {
    await withoutStorage(page);
    await gone(chunk)(page);
  };
  for (const before of [offline, denied, withText]) assert.equal(await countLoads(t, before), 1, before.name);
});
