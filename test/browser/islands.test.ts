import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { contents } from "#shared/pages.ts";
import { defaultPaths } from "#test/support/every-path.ts";
import { scrollToEnd } from "#test/support/scroll-to-end.ts";
import { field, ready } from "./contact-form.ts";
import { layOutAll } from "./lay-out-all.ts";
import { carouselOn, island } from "./parts.ts";
import { holdFiles, phone, type Visit, visit } from "./visit.ts";

const [{ company, paths }] = contents;
const formChunk = "**/contact-form-*.js";
const failed = (page: Page, name: string) =>
  island(page, name).and(page.locator("[data-island-failed]")).waitFor({ state: "attached" });
const reports = ({ problems }: Visit) => problems.filter((problem) => problem.startsWith("The island"));
const scripts = ({ requests }: Visit) =>
  requests.map((request) => new URL(request.url()).pathname).filter((path) => path.endsWith(".js"));

/** Changes the server's HTML of an island's root before the browser gets it. */
const edit = (name: string, change: (root: string) => string) => (page: Page) =>
  page.route(`**${paths.contactPage}`, async (route) => {
    const response = await route.fetch();
    const root = new RegExp(`<[^<]*data-island="${name}"[^>]*>`);
    await route.fulfill({ response, body: (await response.text()).replace(root, change) });
  });

test("an island whose script cannot be reached leaves its HTML and reports once", async (t) => {
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
  const before = edit("contact-form", (root) => root.replace(/data-props="[^"]*"/, 'data-props="{}"'));
  const { page } = await visit(t, paths.contactPage, { before });
  await failed(page, "contact-form");
  await field(page, "message").waitFor({ state: "attached" });
});

test("an unknown island is an error with its name, and the others come to life", async (t) => {
  const before = edit("open-now", (root) => root.replace("open-now", "roundabout"));
  const visited = await visit(t, paths.contactPage, { before });
  await failed(visited.page, "roundabout");
  assert.match(reports(visited).join(), /roundabout/);
  await ready(visited.page);
});

test("a carousel is fetched when the visitor comes near, and React only for the form", async (t) => {
  const visited = await visit(t, paths.servicesPage, { viewport: phone });
  await visited.page.waitForLoadState("networkidle");
  assert.doesNotMatch(scripts(visited).join(), /carousel/);
  await carouselOn(visited.page).reach();
  assert.match(scripts(visited).join(), /carousel/);
  assert.doesNotMatch(scripts(visited).join(), /contact-form/);
});

test("scripts that come late move nothing", async (t) => {
  for (const path of defaultPaths) {
    const { hold, release } = holdFiles();
    const { page } = await visit(t, path, { viewport: phone, before: hold });
    await page.evaluate(() => document.fonts.ready);
    await layOutAll(page);
    const places = () =>
      page.locator("main section, main [data-island], main h2, footer").evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility() && !each.parentElement?.closest("[data-island]"))
          .map((each) => {
            const { top, height } = each.getBoundingClientRect();
            return `${Math.round(top + scrollY)}, ${Math.round(height)}: ${each.outerHTML.slice(0, 80)}`;
          }),
      );
    const before = await places();
    release();
    await scrollToEnd(page);
    assert.deepEqual(await places(), before, path);
  }
});

test("no script of the form waits for another", async (t) => {
  const { requests, page } = await visit(t, paths.contactPage);
  await ready(page);
  const expected = requests
    .map((request) => request.url())
    .filter((url) => /(?<!entry-client[^/]*)\.js$/.test(url));
  assert.ok(expected.length > 1, expected.join());
  // None of them is answered before all of them are asked for.
  const asked = new Set<string>();
  const all = Promise.withResolvers<void>();
  const before = (page: Page) =>
    page.route(
      (url) => expected.includes(url.href),
      async (route) => {
        asked.add(route.request().url());
        if (asked.size === expected.length) all.resolve();
        await all.promise;
        await route.fallback();
      },
    );
  const { page: slow } = await visit(t, paths.contactPage, { before, until: "commit" });
  await all.promise;
  await ready(slow);
});
