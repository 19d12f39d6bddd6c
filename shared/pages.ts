import { createSite, type Site } from "./content/site.ts";
import type { PageText } from "./content/types.ts";
import {
  type AlternatePage,
  type Language,
  languageOfPath,
  languages,
  type PageKey,
  withPrefix,
} from "./languages.ts";
import { type ListNodes, projectNodes, serviceNodes } from "./structured-data/item-list.ts";

/** What is the same for a page in every language. */
interface PageDefinition {
  /**
   * The status of its response. Error pages cannot be requested by their path, and search engines do not index them.
   */
  status: 200 | 404 | 500;
  /** Its schema.org type. The default is `WebPage`. */
  type?: "AboutPage" | "CollectionPage" | "ContactPage";
  /** The `mainEntity` of its structured data. The default is its list. */
  mainEntity?: "organization" | "contactPoint";
  /** It has the contact form: the draft's script is inlined, and the page does not end with the message field. */
  hasForm?: true;
  /** The list that it shows. Each item's id is its anchor. */
  list?: ListNodes;
}

/** The pages, in menu order. shared/README.md says how to add one. */
const pageDefinitions: Record<PageKey, PageDefinition> = {
  home: { status: 200 },
  about: { status: 200, type: "AboutPage", mainEntity: "organization" },
  services: { status: 200, list: serviceNodes },
  projects: { status: 200, type: "CollectionPage", list: projectNodes },
  contact: { status: 200, type: "ContactPage", mainEntity: "contactPoint", hasForm: true },
  privacy: { status: 200 },
  terms: { status: 200 },
  notFound: { status: 404 },
  serverError: { status: 500 },
};
const keys = Object.keys(pageDefinitions) as PageKey[];

/** A page in one language. */
export interface Page extends PageDefinition {
  /** The page's key in a site's `pageTexts` and `paths`. */
  key: PageKey;
  /** Its path, with the language's prefix. */
  path: string;
  /** The whole site in the language of the page, and the page's own text in that language. */
  site: Site;
  text: PageText;
  /** The same page in every language, including itself. The alternates of an error page are the home pages. */
  alternates: readonly AlternatePage[];
}

/** The site in each language, in the order of shared/languages.ts. */
export const sites = languages.map(siteIn) as [Site, ...Site[]];

const pagesAndErrorPages: readonly Page[] = sites.flatMap((site) =>
  keys.map((key) => ({
    ...pageDefinitions[key],
    key,
    path: site.paths[key],
    site,
    text: site.pageTexts[key],
    alternates: sites.map(({ language, paths }) => ({
      language,
      path: paths[pageDefinitions[key].status === 200 ? key : "home"],
    })),
  })),
);

/** The label of links to a page: that of the menu or the footer, otherwise its heading. */
export const linkLabelOf = ({ menu, footer, heading }: PageText) => menu?.label ?? footer ?? heading;

/** The pages of every language, in menu order, without the error pages. */
export const pages = pagesAndErrorPages.filter(({ status }) => status === 200);
/** The error pages of every language. */
export const errorPages = pagesAndErrorPages.filter(({ status }) => status !== 200);

function siteIn(language: Language): Site {
  const paths = keys.map((key) => [key, withPrefix(language.translation.paths[key], language)] as const);
  return createSite(language, Object.fromEntries(paths) as Record<PageKey, string>);
}

/**
 * The error page for a request, in the language of its path.
 * @param url the path of the request; a query may follow
 */
export function findErrorPage(status: 404 | 500, url: string): Page {
  const language = languageOfPath(url);
  const page = errorPages.find((page) => page.status === status && page.site.language === language);
  if (!page) throw new Error(`shared/pages.ts has no page with status ${status}`);
  return page;
}
