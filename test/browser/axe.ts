import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { RunOnly } from "axe-core";
import type { Page } from "playwright";
import { layOutAll } from "./lay-out-all.ts";

const source = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const everyRule: RunOnly = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};
const rules = (...values: string[]): RunOnly => ({ type: "rule", values });

/**
 * Runs axe on a part of a page at each width and in both schemes. The narrowest and the widest layout get
 * every rule. Widths between them, and the dark scheme, get only the rules that can fail there.
 */
export async function violations(page: Page, widths: readonly number[], part = "html"): Promise<string[]> {
  // The debugger injects axe, because the Content-Security-Policy does not apply to it.
  await page.evaluate(source);
  // Axe would take a section with an estimated height for lying over the next.
  await layOutAll(page);
  const ends = new Set([widths[0], widths.at(-1)]);
  const found: string[] = [];
  const ask = async (colorScheme: "light" | "dark", width: number, runOnly: RunOnly) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    // At another width the page is scrolled elsewhere, and the header may lie over the part.
    if (part !== "html")
      await page.locator(part).evaluate((element) => element.scrollIntoView({ block: "center" }));
    for (const violation of await run(page, part, runOnly))
      found.push(`${width} px, ${colorScheme}: ${violation}`);
  };
  for (const width of widths)
    await ask(
      "light",
      width,
      ends.has(width) ? everyRule : rules("target-size", "scrollable-region-focusable"),
    );
  for (const width of widths.toReversed())
    if (ends.has(width)) await ask("dark", width, rules("color-contrast"));
  await page.emulateMedia({ colorScheme: "light" });
  return found;
}

function run(page: Page, part: string, runOnly: RunOnly): Promise<string[]> {
  return page.evaluate(
    async ([part, runOnly]) => {
      const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
      const { violations } = await axe.run(part, { runOnly, resultTypes: ["violations"], elementRef: true });
      // Class names are hashes, so an element is named by what surrounds it, from the outside in, and by its HTML.
      const nameOf = (element: Element) => {
        const island = element.getAttribute("data-island");
        return island ? `[data-island=${island}]` : element.localName + (element.id && `#${element.id}`);
      };
      const place = (element: Element) => {
        const around =
          "header, main, footer, nav, section, article, figure, form, dialog, [popover], [data-island], [id]";
        const path: string[] = [];
        for (let near = element.closest(around); near; near = near.parentElement?.closest(around) ?? null)
          path.unshift(nameOf(near));
        return path.join(" > ");
      };
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ element, html, failureSummary = "" }) => {
          const reason = failureSummary.split("\n").slice(1).join(" ").trim();
          return `${id} in ${element ? place(element) : "the page"}: ${html.slice(0, 160)} ${reason}`;
        }),
      );
    },
    [part, runOnly] as const,
  );
}
