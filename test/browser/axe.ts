import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright";

const source = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds in a part of a page; it is put in by the debugger, which the page's policy does not bind. */
export async function violations(page: Page, part = "html"): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(async (part) => {
    const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    const { violations } = await axe.run(part, { runOnly: tags, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
  }, part);
}
