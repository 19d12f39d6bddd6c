import { contactPage } from "#shared/content/contact-page.ts";
import type { MenuPageContent } from "#shared/content/schemas.ts";
import { about } from "./content/about.ts";
import { home } from "./content/home.ts";
import { projectsPage } from "./content/projects-page.ts";
import { servicesPage } from "./content/services-page.ts";
import { paths } from "./paths.ts";

/**
 * A page of the menu. To add a page, add its words in shared/content, its component in
 * client/pages and its entry in `pages`.
 */
export interface Page {
  path: string;
  /** The component's file is `client/pages/<page>.tsx`. The component has the file's name. */
  page: string;
  content: MenuPageContent;
}

/** The only list of pages, in the order of the menu. Routes, menu, sitemap, llms.txt and tests read it. */
export const pages: readonly Page[] = [
  { path: paths.home, page: "home/HomePage", content: home },
  { path: paths.about, page: "about/AboutPage", content: about },
  { path: paths.services, page: "services/ServicesPage", content: servicesPage },
  { path: paths.projects, page: "projects/ProjectsPage", content: projectsPage },
  { path: paths.contact, page: "contact/ContactPage", content: contactPage },
];
