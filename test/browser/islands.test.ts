import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { test } from "node:test";
import type { Locator, Page } from "playwright";
import { translatedSite } from "#test/support/paths.ts";
import { assertFits } from "./support/check-state.ts";
import { island, islandScripts, phone, scrollThrough, type VisitOptions, visit } from "./support/visit.ts";

const { company, paths } = translatedSite;

/** What a page shows in place of each island whose script does not run. */
const withoutScript: Record<string, [path: string, shows: (root: Locator) => Promise<boolean>]> = {
  carousel: [
    paths.services,
    (root) =>
      root
        .locator("[data-part=track]")
        .evaluate((row) => row.tabIndex === 0 && getComputedStyle(row).scrollbarWidth === "auto"),
  ],
  "contact-form": [
    paths.contact,
    async (root) => {
      const shown = await root.locator("a:visible").allTextContents();
      return [company.email, company.phone].every((contact) => shown.includes(contact));
    },
  ],
  "handbook-bot": [paths.services, (root) => root.getByRole("radio").first().isChecked()],
  "load-more": [
    paths.services,
    async (root) => {
      await root.locator("[data-part=button]").click();
      return root.locator("h3").last().isVisible();
    },
  ],
  "message-field": [paths.home, (root) => root.getByRole("link").isVisible()],
  timetable: [paths.projects, (root) => root.locator("img").first().isVisible()],
};

const blocked = (files: string | RegExp) => (page: Page) => page.route(files, (route) => route.abort());
const failures: Record<string, VisitOptions> = {
  "its script": { before: blocked(islandScripts) },
  "the entry script": { before: blocked("**/entry-client-*.js") },
  JavaScript: { javaScriptEnabled: false },
};

for (const [missing, options] of Object.entries(failures))
  test(`without ${missing}, each island leaves a page that works, and reports at most once`, async (t) => {
    const names = globSync("client/islands/*/mount.ts").map((path) => path.split("/").at(-2));
    assert.deepEqual(names.toSorted(), Object.keys(withoutScript).toSorted());
    for (const [path, islands] of Map.groupBy(Object.entries(withoutScript), ([, [path]]) => path)) {
      const { page, problems } = await visit(t, path, { viewport: phone, ...options });
      if (missing === "its script") await scrollThrough(page);
      await assertFits(page);
      for (const [name, [, shows]] of islands) {
        const root = island(page, name).first();
        assert.ok(await shows(root), name);
        const dead = missing === "JavaScript" ? "button, form [data-draft]" : "button";
        assert.equal(await root.locator(`:is(${dead}):visible`).count(), 0, `${name}: a dead control`);
      }
      const reports = problems.filter((problem) => problem.startsWith("The island"));
      const failed = missing === "its script" ? await page.locator("[data-without-script]").count() : 0;
      assert.equal(reports.length, failed, path);
    }
  });
