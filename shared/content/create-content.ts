import type { ServiceId, TestimonialId } from "#shared/company.ts";
import * as facts from "#shared/company.ts";
import { contactFields } from "#shared/contact-form.ts";
import { formatMessage } from "#shared/format-message.ts";
import { formatOpeningHours } from "#shared/format-opening-hours.ts";
import type { Language } from "#shared/languages.ts";
import type { Image, Service, SiteContent, Testimonial } from "./site-content.ts";
import type { PageKey, SiteWords } from "./site-words.ts";
import type { PageWords, ServiceFacts, ServiceWords, TestimonialFacts } from "./types.ts";

/**
 * Joins the words of a language with the facts.
 * @param paths the paths of the language's pages, in the order of the menu
 */
export function createContent(
  language: Language,
  words: SiteWords,
  paths: Readonly<Record<PageKey, string>>,
): SiteContent {
  const { company, growth } = facts;
  const mainServices = createServices(facts.mainServices, words);
  const furtherServices = createServices(facts.furtherServices, words);
  return {
    ...words,
    language,
    contactForm: fillLimits(words.contactForm),
    paths,
    menu: Object.entries(paths).flatMap(([key, id]) => {
      const { menu }: PageWords = words[key as PageKey];
      return menu ? { id, ...menu } : [];
    }),
    company,
    hours: formatOpeningHours(company.hours.week, language.locale, words.companyWords.timeZone),
    growth,
    mainServices,
    furtherServices,
    services: [...mainServices, ...furtherServices],
    projects: facts.projects.map((fact) => withImage(fact, words.projects[fact.id])),
    testimonials: createTestimonials(facts.testimonials, words),
  };
}

// The types of the lists are written out, because a company may have an empty one.

function createServices(
  services: readonly (ServiceFacts & { id: ServiceId })[],
  words: SiteWords,
): Service[] {
  return services.map((fact) => createService(fact, words.services[fact.id]));
}

function createTestimonials(
  testimonials: readonly (TestimonialFacts & { id: TestimonialId })[],
  words: SiteWords,
): Testimonial[] {
  return testimonials.map((fact) => withImage(fact, words.testimonials[fact.id]));
}

function createService({ vignette, ...facts }: ServiceFacts, { alt, ...words }: ServiceWords): Service {
  return { ...facts, ...words, ...(vignette && alt && { vignette: { name: vignette, alt } }) };
}

interface FieldWords {
  label: string;
  messages: Record<string, string>;
}

/** Puts the limits of the fields into their messages. */
function fillLimits(form: SiteWords["contactForm"]): SiteWords["contactForm"] {
  const fields = contactFields.map(({ name, minLength = 0, maxLength = 0 }) => {
    const { label, messages }: FieldWords = form.fields[name];
    const fill = (message: string) => formatMessage(message, { minLength, maxLength });
    return [name, { label, messages: mapValues(messages, fill) }];
  });
  return { ...form, fields: Object.fromEntries(fields) };
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
