import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { RunOnly } from "axe-core";
import type { Page } from "playwright";

const source = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export const everyRule: RunOnly = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};
export const contrast: RunOnly = { type: "rule", values: ["color-contrast"] };

/** Runs axe on a part of a page. Reports each violation with its rule, its element and the reason. */
export async function violations(page: Page, runOnly: RunOnly, part = "html"): Promise<string[]> {
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
