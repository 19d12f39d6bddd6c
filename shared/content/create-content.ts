import { company, growth } from "#shared/company.ts";
import { formatOpeningHours } from "#shared/format-opening-hours.ts";
import type { Language } from "#shared/languages.ts";
import { projects } from "#shared/projects.ts";
import { furtherServices, mainServices } from "#shared/services.ts";
import { testimonials } from "#shared/testimonials.ts";
import type { Service, SiteContent } from "./site-content.ts";
import type { PageKey, SiteText } from "./site-text.ts";
import type { PageText, ServiceData } from "./types.ts";

/**
 * Joins the text of a language with what is the same in all of them.
 * @param paths the paths of the language's pages, in the order of the menu
 */
export function createContent(
  language: Language,
  text: SiteText,
  paths: Readonly<Record<PageKey, string>>,
): SiteContent {
  const createServices = (services: readonly ServiceData[]) =>
    withText(services, text.services).map(
      ({ vignette, alt, ...service }): Service => ({
        ...service,
        ...(vignette && alt && { vignette: { name: vignette, alt } }),
      }),
    );
  const services = { main: createServices(mainServices), further: createServices(furtherServices) };
  return {
    ...text,
    language,
    paths,
    menu: Object.entries(paths).flatMap(([key, id]) => {
      const { menu }: PageText = text[key as PageKey];
      return menu ? { id, ...menu } : [];
    }),
    company,
    hours: formatOpeningHours(company.hours.week, language.locale, text.companyText.timeZone),
    growth,
    mainServices: services.main,
    furtherServices: services.further,
    services: [...services.main, ...services.further],
    projects: withText(projects, text.projects).map(withImage),
    testimonials: withText(testimonials, text.testimonials).map(withImage),
  };
}

/** Adds to each item its text in the language. */
function withText<Data extends { id: string }, Text>(
  items: readonly Data[],
  texts: Readonly<Record<string, Text>>,
): (Data & Text)[] {
  return items.map((item) => ({ ...item, ...(texts[item.id] as Text) }));
}

function withImage<Item extends { picture: string; alt: string }>(item: Item) {
  return { ...item, image: { name: item.picture, alt: item.alt } };
}
