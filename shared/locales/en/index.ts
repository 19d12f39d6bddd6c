// Every text of the site in one language. All languages have the same modules.
export { carousel } from "./carousel.ts";
export { companyText } from "./company-text.ts";
export { contactForm } from "./contact-form.ts";
export { facts } from "./facts.ts";
export { layout } from "./layout.ts";
export * as pages from "./pages/index.ts";
export { paths } from "./paths.ts";
export { projects } from "./projects.ts";
export { services } from "./services.ts";
export { story } from "./story.ts";
export { testimonials } from "./testimonials.ts";
