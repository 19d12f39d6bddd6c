import { about } from "#shared/content/about.ts";
import { contactPage } from "#shared/content/contact-page.ts";
import { home } from "#shared/content/home.ts";
import { projectsPage } from "#shared/content/projects-page.ts";
import { servicesPage } from "#shared/content/services-page.ts";
import type { MenuPageContent } from "#shared/metadata.ts";
import { paths } from "#shared/paths.ts";

/** The pages as client/routes.tsx lists them; that list itself needs the build. */
export const pages: readonly { path: string; content: MenuPageContent }[] = [
  { path: paths.home, content: home },
  { path: paths.about, content: about },
  { path: paths.services, content: servicesPage },
  { path: paths.projects, content: projectsPage },
  { path: paths.contact, content: contactPage },
];
