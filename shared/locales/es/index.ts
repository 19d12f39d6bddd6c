// Every Spanish word of the site.
export { about } from "./about.ts";
export { carousel } from "./carousel.ts";
export { companyText } from "./company-text.ts";
export { contactForm } from "./contact-form.ts";
export { contactPage } from "./contact-page.ts";
export { home } from "./home.ts";
export { layout } from "./layout.ts";
export { notFound } from "./not-found.ts";
export { paths } from "./paths.ts";
export { projects } from "./projects.ts";
export { projectsPage } from "./projects-page.ts";
export { serverError } from "./server-error.ts";
export { services } from "./services.ts";
export { servicesPage } from "./services-page.ts";
export { story } from "./story.ts";
export { testimonials } from "./testimonials.ts";
