import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { test } from "node:test";
import type { Locator, Page } from "playwright";
import { sites } from "#shared/pages.ts";
import { island, scrollThrough, visit } from "./support/visit.ts";

const [{ company, paths }] = sites;

/** What a page shows in place of each island whose script does not run. */
const withoutScript: Record<string, [path: string, shows: (root: Locator) => Promise<boolean>]> = {
  carousel: [
    paths.servicesPage,
    (root) =>
      root
        .locator("[data-part=track]")
        .evaluate((row) => row.tabIndex === 0 && getComputedStyle(row).scrollbarWidth === "auto"),
  ],
  "contact-form": [
    paths.contact,
    async (root) => {
      const links = [company.email, company.phone.display].map((name) => root.getByRole("link", { name }));
      const shown = await Promise.all(links.map((link) => link.isVisible()));
      return !shown.includes(false) && !(await root.locator("form button").isVisible());
    },
  ],
  "handbook-bot": [paths.servicesPage, (root) => root.getByRole("radio").first().isChecked()],
  "load-more": [
    paths.servicesPage,
    async (root) => {
      await root.locator("[data-part=button]").click();
      return root.locator("h3").last().isVisible();
    },
  ],
  "message-field": [paths.home, (root) => root.getByRole("link").isVisible()],
  timetable: [
    paths.projectsPage,
    async (root) =>
      (await root.locator("img").first().isVisible()) && !(await root.getByRole("button").count()),
  ],
};

const islandsByPath = Map.groupBy(Object.entries(withoutScript), ([, [path]]) => path);

test("an island whose script cannot be loaded leaves a page that works, and reports once", async (t) => {
  const names = globSync("client/islands/*/mount.ts").map((path) => path.split("/").at(-2) ?? "");
  assert.deepEqual(names.toSorted(), Object.keys(withoutScript).toSorted());
  const scripts = new RegExp(`/assets/(${names.join("|")})-[^/]*\\.js$`);
  for (const [path, islands] of islandsByPath) {
    const before = (page: Page) => page.route(scripts, (route) => route.abort());
    const { page, problems } = await visit(t, path, { before });
    await scrollThrough(page);
    for (const [name, [, shows]] of islands) assert.ok(await shows(island(page, name).first()), name);
    const failures = await page.locator("[data-without-script]").count();
    const reports = problems.filter((problem) => problem.startsWith("The island"));
    assert.equal(reports.length, failures, path);
  }
});

test("without JavaScript or the entry script, no island hides what it could show, and none leaves a gap", async (t) => {
  const before = (page: Page) => page.route("**/entry-client-*.js", (route) => route.abort());
  const noScript = { javaScriptEnabled: false };
  // Both mark all islands as failed, in the same way.
  for (const [path, islands] of islandsByPath)
    for (const options of path === paths.home ? [{ before }, noScript] : [noScript]) {
      const { page } = await visit(t, path, options);
      for (const [name, [, shows]] of islands) assert.ok(await shows(island(page, name).first()), name);
    }
});
