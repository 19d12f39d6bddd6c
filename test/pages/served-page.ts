import type { HTMLElement } from "node-html-parser";
import type { MenuPageContent } from "#shared/content/schemas.ts";
import { type ServedPage as Answer, getPage } from "#test/support/html.ts";
import { site } from "#test/support/shared-site.ts";

/** A page of the menu as it was served, beside the words that it was made of. */
export interface ServedPage extends Answer {
  path: string;
  url: string;
  content: MenuPageContent;
}

/** What is asked of every page: each fact with its check. */
export type Checklist<Page = ServedPage> = Readonly<Record<string, (page: Page) => void | Promise<void>>>;

export async function servePage(path: string, content: MenuPageContent): Promise<ServedPage> {
  return { ...(await getPage(site.origin, path)), path, content, url: site.origin + path };
}

/** What the meta tags of one name or property say. */
export function metaContents(document: HTMLElement, key: string): string[] {
  const tags = document.querySelectorAll(`meta[name="${key}"], meta[property="${key}"]`);
  return tags.map((tag) => tag.getAttribute("content") ?? "");
}

/** The addresses of the links of one relation. */
export function linkHrefs(document: HTMLElement, rel: string): string[] {
  return document.querySelectorAll(`link[rel="${rel}"]`).map((link) => link.getAttribute("href") ?? "");
}
