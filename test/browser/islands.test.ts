import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { company } from "#shared/company.ts";
import { holdFiles, islandScripts, phone, type Visit, visit, withoutStorage } from "./visit.ts";

const formChunk = "**/ContactForm-*.js";
const failedForm = (page: Page) => page.locator("[data-island=contact-form][data-island-failed]");
const pageLoads = ({ requests }: Visit) => requests.filter((request) => request.isNavigationRequest()).length;
const reports = ({ problems }: Visit) => problems.filter((problem) => problem.startsWith("The island"));
const answerGone = (page: Page) => page.route(formChunk, (route) => route.fulfill({ status: 404, body: "" }));
const scripts = ({ requests }: Visit) =>
  requests.map((request) => request.url()).filter((url) => url.endsWith(".js"));

/** Changes the server's HTML before the browser gets it. */
const edit = (path: string, change: (html: string) => string) => (page: Page) =>
  page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

test("an island whose script cannot be reached leaves its HTML and reports once", async (t) => {
  const visited = await visit(t, "/contact", {
    before: (page) => page.route(formChunk, (route) => route.abort()),
  });
  const { page } = visited;
  await failedForm(page).waitFor();
  const form = page.locator("form");
  assert.ok(await form.getByRole("link", { name: company.email }).isVisible());
  assert.ok(await form.getByRole("link", { name: company.phone.display }).isVisible());
  assert.equal(await form.locator("button").isVisible(), false);
  await page.waitForLoadState("networkidle");
  assert.equal(reports(visited).length, 1);
  assert.match(reports(visited)[0] ?? "", /contact-form/);
  assert.equal(pageLoads(visited), 1, "a lost connection reloads nothing");
});

test("a page whose script is gone is loaded once more, and not again", async (t) => {
  const visited = await visit(t, "/contact", { before: answerGone });
  const { page } = visited;
  await page.waitForFunction(() =>
    performance.getEntriesByType("navigation").some((entry) => "type" in entry && entry.type === "reload"),
  );
  await failedForm(page).waitFor();
  await page.waitForLoadState("networkidle");
  assert.equal(pageLoads(visited), 2);
  await page.reload();
  await failedForm(page).waitFor();
  await page.waitForLoadState("networkidle");
  assert.equal(pageLoads(visited), 3, "the third was this test's own");
});

test("a page into which somebody has typed is never loaded again", async (t) => {
  const typed = Promise.withResolvers<void>();
  const visited = await visit(t, "/contact", {
    before: (page) =>
      page.route(formChunk, async (route) => {
        await typed.promise;
        await route.fulfill({ status: 404, body: "" });
      }),
  });
  const { page } = visited;
  await page.fill("[name=name]", "Ada");
  typed.resolve();
  await failedForm(page).waitFor();
  await page.waitForLoadState("networkidle");
  assert.equal(pageLoads(visited), 1);
  assert.equal(await page.inputValue("[name=name]"), "Ada");
});

test("a page without storage is never loaded again", async (t) => {
  const visited = await visit(t, "/contact", {
    before: async (page) => {
      await answerGone(page);
      await withoutStorage(page);
    },
  });
  await failedForm(visited.page).waitFor();
  await visited.page.waitForLoadState("networkidle");
  assert.equal(pageLoads(visited), 1);
});

test("an unknown island is an error with its name, and the others come to life", async (t) => {
  const visited = await visit(t, "/contact", {
    before: edit("/contact", (html) => html.replace('data-island="open-now"', 'data-island="roundabout"')),
  });
  await visited.page.locator("[data-island=roundabout][data-island-failed]").waitFor();
  assert.match(reports(visited).join(), /roundabout/);
  await visited.page.locator("form[data-ready]").waitFor();
});

test("an island that breaks names what the page forgot, and the others come to life", async (t) => {
  const visited = await visit(t, "/contact", {
    before: edit("/contact", (html) =>
      html.replace(/(data-island="open-now"[^>]*>)<p[^>]*><\/p>/, "$1<i>later</i>"),
    ),
  });
  const { page } = visited;
  await page.locator("[data-island=open-now]").scrollIntoViewIfNeeded();
  await page.locator("[data-island=open-now][data-island-failed]").waitFor();
  assert.match(reports(visited).join(), /The page has no p/);
  await page.locator("form[data-ready]").waitFor();
});

test("a carousel is fetched when the visitor comes near, and React only for the form", async (t) => {
  const visited = await visit(t, "/", { viewport: phone });
  const { page } = visited;
  await page.waitForLoadState("networkidle");
  assert.doesNotMatch(scripts(visited).join(), /carousel/);
  await page.locator("[data-island=carousel]").scrollIntoViewIfNeeded();
  await page.locator("[data-carousel-controls]:not([hidden])").waitFor();
  assert.match(scripts(visited).join(), /carousel/);
  assert.doesNotMatch(scripts(visited).join(), /react/);
});

test("no script of the form waits for another", async (t) => {
  const { hold, release } = holdFiles(islandScripts, 500);
  release();
  const { page } = await visit(t, "/contact", { before: hold });
  await page.locator("form[data-ready]").waitFor();
  const { all, waited } = await page.evaluate(() => {
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const all = resources.filter(({ name }) => /\/assets\/(?!entry)[^/]+\.js$/.test(name));
    const firstAnswer = Math.min(...all.map(({ responseEnd }) => responseEnd));
    const waited = all.filter(({ startTime }) => startTime > firstAnswer);
    return { all: all.length, waited: waited.map(({ name }) => name) };
  });
  assert.ok(all > 1);
  assert.deepEqual(waited, []);
});
