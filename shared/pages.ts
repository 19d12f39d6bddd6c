import { about } from "./content/about.ts";
import { contactPage } from "./content/contact-page.ts";
import { home } from "./content/home.ts";
import { projectsPage } from "./content/projects-page.ts";
import { servicesPage } from "./content/services-page.ts";
import type { MenuPageContent } from "./content-schemas.ts";
import { paths } from "./paths.ts";

/** A page of the menu. To add one: its words in shared/content, its component in client/pages, its line here. */
export interface Page {
  path: string;
  /** `client/pages/<component>.tsx` exports a component of that name. */
  component: string;
  content: MenuPageContent;
}

/** The one list of pages, in the order of the menu. Routes, menu, sitemap, llms.txt and tests read it. */
export const pages: readonly Page[] = [
  { path: paths.home, component: "Home", content: home },
  { path: paths.about, component: "About", content: about },
  { path: paths.services, component: "Services", content: servicesPage },
  { path: paths.projects, component: "Projects", content: projectsPage },
  { path: paths.contact, component: "Contact", content: contactPage },
];
