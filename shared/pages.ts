import { about } from "./content/about.ts";
import { contactPage } from "./content/contact-page.ts";
import { home } from "./content/home.ts";
import { projects } from "./content/projects.ts";
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
  /** The name of the large picture of its first screen, if it has one. */
  picture?: string | undefined;
}

/** The one list of pages, in the order of the menu. Routes, menu, sitemap, llms.txt and tests read it. */
export const pages: readonly Page[] = [
  { path: paths.home, component: "Home", content: home },
  { path: paths.about, component: "About", content: about, picture: about.image.name },
  { path: paths.services, component: "Services", content: servicesPage },
  { path: paths.projects, component: "Projects", content: projectsPage, picture: projects[0]?.image.name },
  { path: paths.contact, component: "Contact", content: contactPage },
];
