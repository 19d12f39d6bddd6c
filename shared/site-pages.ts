import { createContent } from "#shared/content/create-content.ts";
import type { SiteContent } from "#shared/content/site-content.ts";
import type { PageWords } from "#shared/content/types.ts";
import {
  type Alternate,
  defaultLanguage,
  type Language,
  languageOf,
  languages,
  localPath,
} from "#shared/languages.ts";
import { type Page, pages } from "#shared/pages.ts";
import { paths } from "#shared/paths.ts";

/** A page in a language. Its `path` has the language's prefix. */
export interface SitePage extends Page {
  content: SiteContent;
  words: PageWords;
  /** The same page in every language, itself included. The alternates of an error page are the home pages. */
  alternates: readonly Alternate[];
}

/** The content of each language, in the order of shared/languages.ts. */
export const contents: readonly [SiteContent, ...SiteContent[]] = [
  await loadContent(defaultLanguage),
  ...(await Promise.all(languages.slice(1).map(loadContent))),
];

const all: readonly SitePage[] = contents.flatMap((content) =>
  pages.map((page) => ({
    ...page,
    path: localPath(page.path, content.language),
    content,
    words: content[page.key],
    alternates: languages.map((language) => ({
      language,
      path: localPath(page.status === undefined ? page.path : paths.home, language),
    })),
  })),
);

/** The pages of every language, in the order of the menu. Routes, sitemap, llms.txt and tests read them. */
export const sitePages = all.filter(({ status }) => status === undefined);

/** The error pages of every language. Their paths are the server's own, and no addresses of the site. */
export const errorPages = all.filter(({ status }) => status !== undefined);

async function loadContent(language: Language): Promise<SiteContent> {
  const { words } = await language.load();
  return createContent(language, words);
}

/** The internal path of an error page, in the language of the request's address. */
export function errorPath(status: 404 | 500, url: string): string {
  const { tag } = languageOf(url);
  const page = errorPages.find((page) => page.status === status && page.content.language.tag === tag);
  if (!page) throw new Error(`shared/pages.ts has no page with status ${status}`);
  return page.path;
}
