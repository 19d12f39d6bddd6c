import * as facts from "#shared/company.ts";
import { formatOpeningHours } from "#shared/format-opening-hours.ts";
import { type Language, localPath } from "#shared/languages.ts";
import { pages } from "#shared/pages.ts";
import { paths } from "#shared/paths.ts";
import type {
  Company,
  PageWords,
  ProjectFacts,
  ProjectWords,
  ServiceFacts,
  ServiceWords,
  TestimonialFacts,
  TestimonialWords,
} from "./schemas.ts";
import type { SiteWords } from "./site-words.ts";

/** A picture (client/pictures/<name>.png) or a vignette (a symbol of client/pictures/vignettes.svg). */
export type Image = { name: string; alt: string };
export type Service = Omit<ServiceFacts, "vignette"> & Omit<ServiceWords, "alt"> & { vignette?: Image };
export type Project = ProjectFacts & ProjectWords & { image: Image };
export type Testimonial = TestimonialFacts & TestimonialWords & { image: Image };

/** A page in the menu. `id` is its path. */
export type MenuEntry = { id: string; label: string; title: string };

/** The whole content of the site in one language: its words, and the facts that stand once for all languages. */
export interface SiteContent extends Omit<SiteWords, "services" | "projects" | "testimonials"> {
  language: Language;
  /** The paths of the language's pages. */
  paths: Readonly<Record<keyof typeof paths, string>>;
  menu: readonly MenuEntry[];
  company: Company;
  /** When the company answers: "Mon-Fri 9AM-6PM Eastern Time". */
  hours: string;
  growth: typeof facts.growth;
  mainServices: readonly Service[];
  furtherServices: readonly Service[];
  /** All services, in the order of the footer. */
  services: readonly Service[];
  projects: readonly Project[];
  testimonials: readonly Testimonial[];
}

/** Joins the words of a language with the facts. */
export function createContent(language: Language, words: SiteWords): SiteContent {
  const { company, growth } = facts;
  const mainServices = facts.mainServices.map((fact) => createService(fact, words.services[fact.id]));
  const furtherServices = facts.furtherServices.map((fact) => createService(fact, words.services[fact.id]));
  return {
    ...words,
    language,
    paths: mapValues(paths, (path) => localPath(path, language)),
    menu: pages.flatMap(({ key, path }) => {
      const { menu }: PageWords = words[key];
      return menu ? { id: localPath(path, language), ...menu } : [];
    }),
    company,
    hours: formatOpeningHours(company.hours, language.locale),
    growth,
    mainServices,
    furtherServices,
    services: [...mainServices, ...furtherServices],
    projects: facts.projects.map((fact) => withImage(fact, words.projects[fact.id])),
    testimonials: facts.testimonials.map((fact) => withImage(fact, words.testimonials[fact.id])),
  };
}

function createService({ vignette, ...facts }: ServiceFacts, { alt, ...words }: ServiceWords): Service {
  return { ...facts, ...words, ...(vignette && alt && { vignette: { name: vignette, alt } }) };
}

function withImage<Facts extends { picture: string }, Words extends { alt: string }>(
  facts: Facts,
  words: Words,
): Facts & Words & { image: Image } {
  return { ...facts, ...words, image: { name: facts.picture, alt: words.alt } };
}

function mapValues<Key extends string>(values: Record<Key, string>, change: (value: string) => string) {
  return Object.fromEntries(
    Object.entries<string>(values).map(([key, value]) => [key, change(value)]),
  ) as Record<Key, string>;
}
