import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { brand } from "#shared/content/brand.ts";
import { lateScripts, phone, type Visit, visit, withoutStorage } from "./visit.ts";

const formChunk = "**/ContactForm-*.js";
const failed = (page: Page) => page.locator("[data-island=contact-form][data-island-failed]");
const pageLoads = ({ requests }: Visit) => requests.filter((request) => request.isNavigationRequest()).length;
const reports = ({ problems }: Visit) => problems.filter((problem) => problem.startsWith("The island"));
const gone = (page: Page) => page.route(formChunk, (route) => route.fulfill({ status: 404, body: "" }));

/** Changes the HTML of the server before the browser sees it. */
const edit = (path: string, change: (html: string) => string) => (page: Page) =>
  page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

test("an island whose chunk cannot be reached leaves its HTML and reports once", async (t) => {
  const visited = await visit(t, "/contact", {
    before: (page) => page.route(formChunk, (route) => route.abort()),
  });
  const { page } = visited;
  await failed(page).waitFor();
  const form = page.locator("form");
  assert.ok(await form.getByRole("link", { name: brand.email }).isVisible());
  assert.ok(await form.getByRole("link", { name: brand.phone.display }).isVisible());
  assert.equal(await form.locator("button").isVisible(), false);
  await page.waitForTimeout(500);
  assert.equal(reports(visited).length, 1);
  assert.match(reports(visited)[0] ?? "", /contact-form/);
  assert.equal(pageLoads(visited), 1, "a page is not given up for a lost connection");
});

test("a page whose chunk is gone is loaded once more, and not again", async (t) => {
  const visited = await visit(t, "/contact", { before: gone });
  const { page } = visited;
  await page.waitForTimeout(1500);
  await failed(page).waitFor();
  assert.equal(pageLoads(visited), 2);
  await page.reload();
  await failed(page).waitFor();
  await page.waitForTimeout(700);
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
  await failed(page).waitFor();
  await page.waitForTimeout(500);
  assert.equal(pageLoads(visited), 1);
  assert.equal(await page.inputValue("[name=name]"), "Ada");
});

test("a page without storage is never loaded again", async (t) => {
  const visited = await visit(t, "/contact", {
    before: async (page) => {
      await gone(page);
      await withoutStorage(page);
    },
  });
  await failed(visited.page).waitFor();
  await visited.page.waitForTimeout(700);
  assert.equal(pageLoads(visited), 1);
});

test("an unknown island is an error with its name, and the others come to life", async (t) => {
  const visited = await visit(t, "/services", {
    viewport: phone,
    before: edit("/services", (html) =>
      html.replace('data-island="carousel"', 'data-island="merry-go-round"'),
    ),
  });
  const { page } = visited;
  await page.locator("[data-island=merry-go-round][data-island-failed]").waitFor();
  assert.match(reports(visited).join(), /merry-go-round/);
  await page.locator("summary").click();
  await page.waitForFunction(() => document.activeElement?.matches("details li"));
});

test("an island that breaks names what the page forgot, and the others come to life", async (t) => {
  const visited = await visit(t, "/services", {
    viewport: phone,
    before: edit("/services", (html) => html.replace("data-carousel-next", "data-carousel-forgotten")),
  });
  const { page } = visited;
  await page.locator("[data-carousel-track]").scrollIntoViewIfNeeded();
  await page.locator("[data-island=carousel][data-island-failed]").waitFor();
  assert.match(reports(visited).join(), /\[data-carousel-next\]/);
  await page.locator("summary").click();
  await page.waitForFunction(() => document.activeElement?.matches("details li"));
});

test("a carousel is fetched when the visitor comes near, and React only for the form", async (t) => {
  const { page, requests } = await visit(t, "/", { viewport: phone });
  const scripts = () => requests.map((request) => request.url()).filter((url) => url.endsWith(".js"));
  await page.waitForTimeout(500);
  assert.equal(scripts().length, 1);
  await page.locator("[data-island=carousel]").scrollIntoViewIfNeeded();
  await page.locator("[data-carousel-controls]:not([hidden])").waitFor();
  assert.equal(scripts().length, 2);
  assert.ok(!scripts().some((url) => url.includes("react")));
});

test("no chunk waits for another", async (t) => {
  const { page, requests } = await visit(t, "/contact", {
    // Whatever is asked for after the first has been answered would have waited.
    before: lateScripts(700, /\/assets\/(?!entry)[^/]+\.js$/),
  });
  await page.waitForTimeout(500);
  const early = requests.filter((request) => request.url().endsWith(".js")).length;
  await page.locator("form[data-ready]").waitFor();
  assert.equal(requests.filter((request) => request.url().endsWith(".js")).length, early);
});

test("React is loaded without the stacks of its errors, and later errors have theirs", async (t) => {
  const { page } = await visit(t, "/contact", {
    before: (page) =>
      page.addInitScript(() => {
        const limits: unknown[] = [];
        const watched = new Proxy(Error, {
          apply(target, self, args) {
            limits.push(target.stackTraceLimit);
            return Reflect.apply(target, self, args);
          },
        });
        Object.assign(window, { Error: watched, limits });
      }),
  });
  await page.locator("form[data-ready]").waitFor();
  const limits: unknown[] = await page.evaluate("limits.map(String)");
  assert.ok(limits.length > 0, "React makes none any more: no-stacks.ts may go");
  assert.deepEqual([...new Set(limits)], ["undefined"]);
  assert.equal(await page.evaluate("Error.stackTraceLimit"), 10);
});
