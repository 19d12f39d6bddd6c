import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { sites } from "#shared/pages.ts";
import type { Cleanup } from "#test/support/serve.ts";
import { visit, withoutStorage } from "./support/visit.ts";

const [{ paths }] = sites;
const [entry, chunk] = ["**/entry-client-*.js", "**/contact-form-*.js"];
const gone = (files: string) => (page: Page) =>
  page.route(files, (route) => route.fulfill({ status: 404, body: "" }));

// location.reload() dispatches this event at once.
const noteLeaving = () =>
  navigation.addEventListener("navigate", () => Object.assign(window, { isLeft: true }));

/** Asserts how often a page loads, and that it does not load again once it says that its script failed. */
async function assertLoads(t: Cleanup, before: (page: Page) => Promise<unknown>, expected: number) {
  const prepare = (page: Page) => Promise.all([page.addInitScript(noteLeaving), before(page)]);
  const { page, problems, requests } = await visit(t, paths.contact, { before: prepare, until: "commit" });
  const loads = () => requests.filter((request) => request.isNavigationRequest()).length;
  while (loads() < expected) await page.waitForEvent("request", (request) => request.isNavigationRequest());
  await page.waitForLoadState();
  await page.locator("[data-without-script]").first().waitFor();
  assert.equal(await page.evaluate(() => "isLeft" in window), false);
  assert.equal(loads(), expected, before.name);
  assert.ok(!problems.some((problem) => problem.includes("Content Security Policy")), problems.join("\n"));
}

test("a page reloads once, and only once, when its script or a chunk of it no longer exists", async (t) => {
  for (const files of [entry, chunk]) await assertLoads(t, gone(files), 2);
});

test("a page does not reload without a connection, without storage, or while the visitor types", async (t) => {
  const offline = (page: Page) => page.route(chunk, (route) => route.abort());
  const type = () => addEventListener("DOMContentLoaded", () => document.querySelector("textarea")?.focus());
  const typing = (page: Page) => Promise.all([page.addInitScript(type), gone(chunk)(page)]);
  const denied = (page: Page) => Promise.all([withoutStorage(page), gone(chunk)(page)]);
  for (const before of [offline, denied, typing]) await assertLoads(t, before, 1);
});
