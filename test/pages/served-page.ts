import { test } from "node:test";
import type { HTMLElement } from "node-html-parser";
import { type Page, pages } from "#shared/pages.ts";
import { getPage, type PageResponse } from "#test/support/html.ts";
import { server } from "#test/support/shared-server.ts";

/** A page, as served. */
export interface ServedPage extends Omit<Page, "status">, PageResponse {
  url: string;
}

/** Facts that hold for every page, each with its check. */
export type PageChecks<Page = ServedPage> = Readonly<Record<string, (page: Page) => void | Promise<void>>>;

/** Every page, as served. */
export const servedPages: readonly ServedPage[] = await Promise.all(
  pages.map(async (page) => {
    const answer = await getPage(server.origin, page.path);
    return { ...page, ...answer, url: server.origin + page.path };
  }),
);

/** Creates one test for each fact, which checks all pages. A failure names the pages. */
export function testEvery<Page extends { path: string }>(
  subject: string,
  pages: readonly Page[],
  checks: PageChecks<Page>,
) {
  for (const [fact, check] of Object.entries(checks))
    test(`${subject} ${fact}`, async () => {
      const failures: Error[] = [];
      for (const page of pages) {
        try {
          await check(page);
        } catch (cause) {
          failures.push(new Error(`not so: ${page.path}`, { cause }));
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, `not so on ${failures.length} pages`);
    });
}

/** The contents of the meta tags with a name or property. */
export function metaContents(document: HTMLElement, key: string): string[] {
  const tags = document.querySelectorAll(`meta[name="${key}"], meta[property="${key}"]`);
  return tags.map((tag) => tag.getAttribute("content") ?? "");
}

/** The URLs of the links with a relation. */
export function linkHrefs(document: HTMLElement, rel: string): string[] {
  return document.querySelectorAll(`link[rel="${rel}"]`).map((link) => link.getAttribute("href") ?? "");
}
