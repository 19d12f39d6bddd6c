import type { HTMLElement } from "node-html-parser";
import type { SiteContent } from "#shared/content/site-content.ts";
import type { PageWords } from "#shared/content/types.ts";
import type { Page } from "#shared/pages.ts";
import { type ServedPage as Answer, getPage } from "#test/support/html.ts";
import { site } from "#test/support/shared-site.ts";

/** A page of the menu as served, with its words and the content of its language. */
export interface ServedPage extends Answer {
  path: string;
  url: string;
  page: Page;
  words: PageWords;
  content: SiteContent;
}

/** Facts that hold for every page, each with its check. */
export type Checklist<Page = ServedPage> = Readonly<Record<string, (page: Page) => void | Promise<void>>>;

export async function servePage(page: Page): Promise<ServedPage> {
  const { path, words, content } = page;
  return { ...(await getPage(site.origin, path)), path, url: site.origin + path, page, words, content };
}

/** The contents of the meta tags with a name or property. */
export function metaContents(document: HTMLElement, key: string): string[] {
  const tags = document.querySelectorAll(`meta[name="${key}"], meta[property="${key}"]`);
  return tags.map((tag) => tag.getAttribute("content") ?? "");
}

/** The addresses of the links with a relation. */
export function linkHrefs(document: HTMLElement, rel: string): string[] {
  return document.querySelectorAll(`link[rel="${rel}"]`).map((link) => link.getAttribute("href") ?? "");
}
