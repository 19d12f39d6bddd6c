import type { PageKey } from "#shared/content/site-words.ts";
import { paths } from "./paths.ts";

/** What a page is, in every language. */
export interface Page {
  /** The module of its words: the key in `SiteWords`. */
  key: PageKey;
  /** Its path without a language's prefix. */
  path: string;
  /** The component's file is `client/pages/<component>.tsx`. The component has the file's name. */
  component: string;
  /** Of an error page: it is no address of the site, and search engines do not index it. */
  status?: 404 | 500;
  /** Its type in schema.org's vocabulary. The default is `WebPage`. */
  type?: "AboutPage" | "CollectionPage" | "ContactPage";
  /** What it is about: the company, the way to reach it, or the whole site. */
  about?: "organization" | "contact" | "website";
  /** The list on it. Each item has its id as anchor. */
  list?: "services" | "projects";
}

/**
 * The only list of pages, in the order of the menu, and the error pages. To add a page, add its words in each
 * language's folder of shared/content, its component in client/pages and its entry here.
 */
export const pages: readonly Page[] = [
  { key: "home", path: paths.home, component: "home/HomePage", about: "website" },
  {
    key: "about",
    path: paths.about,
    component: "about/AboutPage",
    type: "AboutPage",
    about: "organization",
  },
  { key: "servicesPage", path: paths.services, component: "services/ServicesPage", list: "services" },
  {
    key: "projectsPage",
    path: paths.projects,
    component: "projects/ProjectsPage",
    type: "CollectionPage",
    list: "projects",
  },
  {
    key: "contactPage",
    path: paths.contact,
    component: "contact/ContactPage",
    type: "ContactPage",
    about: "contact",
  },
  { key: "notFound", path: "/404", component: "errors/NotFoundPage", status: 404 },
  { key: "serverError", path: "/500", component: "errors/ServerErrorPage", status: 500 },
];
