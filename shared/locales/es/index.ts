import { about } from "./about.ts";
import { carousel } from "./carousel.ts";
import { companyText } from "./company-text.ts";
import { contactForm } from "./contact-form.ts";
import { contactPage } from "./contact-page.ts";
import { home } from "./home.ts";
import { layout } from "./layout.ts";
import { notFound } from "./not-found.ts";
import { projects } from "./projects.ts";
import { projectsPage } from "./projects-page.ts";
import { serverError } from "./server-error.ts";
import { services } from "./services.ts";
import { servicesPage } from "./services-page.ts";
import { testimonials } from "./testimonials.ts";

/** Every Spanish word of the site. */
export const translation = {
  companyText,
  layout,
  carousel,
  contactForm,
  services,
  projects,
  testimonials,
  home,
  about,
  servicesPage,
  projectsPage,
  contactPage,
  notFound,
  serverError,
};
