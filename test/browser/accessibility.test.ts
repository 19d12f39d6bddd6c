import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { test } from "node:test";
import type { RunOnly } from "axe-core";
import type { Page } from "playwright";
import { defaultPaths, unknownPaths } from "#test/support/every-path.ts";
import { scrollToEnd } from "#test/support/scroll-to-end.ts";
import { states } from "./states.ts";
import { visit } from "./visit.ts";

const source = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const everyRule: RunOnly = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};
const contrast: RunOnly = { type: "rule", values: ["color-contrast"] };

test("axe finds nothing on any page, on a phone and in a large window, light and dark", {
  concurrency: 3,
}, async (t) => {
  await Promise.all(
    [...defaultPaths, ...unknownPaths.slice(0, 1)].map((path) =>
      t.test(path, async (t) => {
        const { page } = await visit(t, path, { reducedMotion: "reduce" });
        await scrollToEnd(page);
        await page.evaluate(() => scrollTo(0, 0));
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          assert.deepEqual(await violations(page, everyRule), [], `at ${width} px`);
        }
        await page.emulateMedia({ colorScheme: "dark" });
        assert.deepEqual(await violations(page, contrast), [], "in the dark");
      }),
    ),
  );
});

test("axe finds nothing in any state, and nothing is wider than a phone", { concurrency: 3 }, async (t) => {
  await Promise.all(
    states.map(({ name, path, part, enter, options = {} }) =>
      t.test(name, async (t) => {
        const viewport = { width: 375, height: 900 };
        const { page } = await visit(t, path, { reducedMotion: "reduce", ...options, viewport });
        await enter(page);
        assert.deepEqual(await violations(page, everyRule, part), []);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), viewport.width);
      }),
    ),
  );
});

/** Runs axe on a part of a page. Reports each violation with its rule, its element and the reason. */
async function violations(page: Page, runOnly: RunOnly, part = "html"): Promise<string[]> {
  // The debugger injects axe, because the Content-Security-Policy does not apply to it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(
    async ([part, runOnly]) => {
      const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
      const { violations } = await axe.run(part, { runOnly, resultTypes: ["violations"] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary = "" }) => {
          const reason = failureSummary.split("\n").slice(1).join(" ").trim();
          return `${id}: ${html.slice(0, 160)} ${reason}`;
        }),
      );
    },
    [part, runOnly] as const,
  );
}
