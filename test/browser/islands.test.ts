import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { test } from "node:test";
import type { Page } from "playwright";
import { translatedSite } from "#test/support/paths.ts";
import { assertFits } from "./support/check-state.ts";
import { island, islandScripts, phone, scrollThrough, type VisitOptions, visit } from "./support/visit.ts";

const { company, paths } = translatedSite;

/** What a page shows of each island whose script does not run. */
const withoutScript: Record<string, [path: string, ...shown: string[]]> = {
  carousel: [paths.services, "[data-part=track][tabindex='0']"],
  "contact-form": [paths.contact, `a >> text="${company.email}"`, `a >> text="${company.phone}"`],
  "handbook-bot": [paths.services, "label:first-of-type > :checked"],
  "load-more": [paths.services, "[data-part=button]"],
  "message-field": [paths.home, "a"],
  timetable: [paths.projects, "img"],
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
    assert.deepEqual(names.toSorted(), Object.keys(withoutScript).toSorted(), "add it to `withoutScript`");
    for (const [path, islands] of Map.groupBy(Object.entries(withoutScript), ([, [path]]) => path)) {
      const { page, problems } = await visit(t, path, { viewport: phone, ...options });
      if (missing === "its script") await scrollThrough(page);
      await assertFits(page);
      for (const [name, [, ...shown]] of islands) {
        const root = island(page, name).first();
        for (const part of shown) assert.ok(await root.locator(part).first().isVisible(), `${name}: ${part}`);
        if (name === "carousel")
          assert.equal(
            await root.locator(shown[0] ?? "").evaluate((row) => getComputedStyle(row).scrollbarWidth),
            "auto",
          );
        if (name === "load-more") {
          await root.locator(shown[0] ?? "").click();
          assert.ok(await root.locator("h3").last().isVisible());
        }
        const dead = missing === "JavaScript" ? "button, form [data-draft]" : "button";
        assert.equal(await root.locator(`:is(${dead}):visible`).count(), 0, `${name}: a dead control`);
      }
      const reports = problems.filter((problem) => problem.startsWith("The island"));
      const failed = missing === "its script" ? await page.locator("[data-without-script]").count() : 0;
      assert.equal(reports.length, failed, path);
    }
  });
