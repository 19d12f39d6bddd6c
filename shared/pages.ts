import {
  type Alternate,
  type Language,
  languageOf,
  languages,
  localPath,
  type PageKey,
} from "./languages.ts";
import { createSite, type Site } from "./site/site.ts";
import type { PageText } from "./site/types.ts";

/** What is the same for a page in every language. */
interface PageDefinition {
  /** The module of its content: the key in `Site`. */
  key: PageKey;
  /** The status of its response. Error pages have no URL of their own, and search engines do not index them. */
  status: 200 | 404 | 500;
  /** Its schema.org type. The default is `WebPage`. */
  type?: "AboutPage" | "CollectionPage" | "ContactPage";
  /** The node of its graph that it is about, unless that is a list. */
  mainEntity?: "organization" | "contactPoint";
  /** The list that it shows. Each item's id is its anchor. */
  list?: "services" | "projects";
}

/**
 * The pages, in menu order. shared/README.md says how to add one.
 */
const definitions: readonly PageDefinition[] = [
  { key: "home", status: 200 },
  { key: "about", status: 200, type: "AboutPage", mainEntity: "organization" },
  { key: "servicesPage", status: 200, list: "services" },
  { key: "projectsPage", status: 200, type: "CollectionPage", list: "projects" },
  { key: "contactPage", status: 200, type: "ContactPage", mainEntity: "contactPoint" },
  { key: "privacy", status: 200 },
  { key: "terms", status: 200 },
  { key: "notFound", status: 404 },
  { key: "serverError", status: 500 },
];

/** A page in one language. */
export interface Page extends PageDefinition {
  /** Its path, with the language's prefix. */
  path: string;
  /** The whole site in the language of the page, and the page's own text in that language. */
  site: Site;
  text: PageText;
  /** The same page in every language, including itself. The alternates of an error page are the home pages. */
  alternates: readonly Alternate[];
}

/** The site in each language, in the order of shared/languages.ts. */
export const sites = (await Promise.all(languages.map(loadSite))) as [Site, ...Site[]];

/** The pages and error pages of every language. */
export const allPages: readonly Page[] = sites.flatMap((site) =>
  definitions.map((page) => ({
    ...page,
    path: site.paths[page.key],
    site,
    text: site[page.key],
    alternates: sites.map(({ language, paths }) => ({
      language,
      path: paths[page.status === 200 ? page.key : "home"],
    })),
  })),
);

/** The pages of every language, in menu order. Routes, sitemap, llms.txt and tests use them. */
export const pages = allPages.filter(({ status }) => status === 200);

/** The error pages of every language. They cannot be visited at their paths. */
const errorPages = allPages.filter(({ status }) => status !== 200);

async function loadSite(language: Language): Promise<Site> {
  const translation = await language.load();
  const paths = definitions.map(({ key }) => [key, localPath(translation.paths[key], language)] as const);
  return createSite(language, translation, Object.fromEntries(paths) as Record<PageKey, string>);
}

/**
 * The error page for a request, in the language of its path.
 * @param url the path of the request; a query may follow
 */
export function findErrorPage(status: 404 | 500, url: string): Page {
  const language = languageOf(url);
  const page = errorPages.find((page) => page.status === status && page.site.language === language);
  if (!page) throw new Error(`shared/pages.ts has no page with status ${status}`);
  return page;
}
