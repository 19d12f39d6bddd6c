import type { growth } from "#shared/company.ts";
import type { Language } from "#shared/languages.ts";
import type { PageKey, SiteWords } from "./site-words.ts";
import type {
  Company,
  ProjectFacts,
  ProjectWords,
  ServiceFacts,
  ServiceWords,
  TestimonialFacts,
  TestimonialWords,
} from "./types.ts";

/** A picture (client/pictures/<name>.png) or a vignette (a symbol of client/pictures/vignettes.svg). */
export type Image = { name: string; alt: string };
export type Service = Omit<ServiceFacts, "vignette"> & Omit<ServiceWords, "alt"> & { vignette?: Image };
export type Project = ProjectFacts & ProjectWords & { image: Image };
export type Testimonial = TestimonialFacts & TestimonialWords & { image: Image };

/** A page in the menu. `id` is its path. */
type MenuEntry = { id: string; label: string; title: string };

/** The whole content of the site in one language: its words, and the facts that stand once for all languages. */
export interface SiteContent extends Omit<SiteWords, "services" | "projects" | "testimonials"> {
  language: Language;
  /** The paths of the language's pages. */
  paths: Readonly<Record<PageKey, string>>;
  menu: readonly MenuEntry[];
  company: Company;
  /** When the company answers: "Mon-Fri 9AM-6PM Eastern Time". */
  hours: string;
  growth: typeof growth;
  mainServices: readonly Service[];
  furtherServices: readonly Service[];
  /** All services, in the order of the footer. */
  services: readonly Service[];
  projects: readonly Project[];
  testimonials: readonly Testimonial[];
}
