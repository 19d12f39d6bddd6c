import { company } from "#shared/data/company.ts";
import { homeProjects, projects, storyProject } from "#shared/data/projects.ts";
import { processWeeks } from "#shared/data/promises.ts";
import { botService, furtherServices, mainServices } from "#shared/data/services.ts";
import { team } from "#shared/data/team.ts";
import { testimonials } from "#shared/data/testimonials.ts";
import { defaultLanguage, type Language, type PageKey, type Translation } from "#shared/languages.ts";
import { formatOpeningHours } from "#shared/opening-hours.ts";
import type {
  MainServiceData,
  MainServiceText,
  PageText,
  ProjectData,
  ProjectText,
  ServiceData,
  ServiceText,
  TestimonialData,
  TestimonialText,
} from "./types.ts";

export type Service = ServiceData & ServiceText;
export type MainService = MainServiceData & MainServiceText;
/** A project, with its price and figures as the language writes them. */
export type Project = ProjectData & ProjectText & { cost: string; change: { from: string; to: string } };
export type Testimonial = TestimonialData & TestimonialText;

/** All content of the site in one language. */
export type Site = ReturnType<typeof createSite>;

/**
 * Combines the text of a language with the data that all languages share.
 * @param paths the paths of the language's pages, in menu order
 */
export function createSite(
  language: Language,
  translation: Translation,
  paths: Readonly<Record<PageKey, string>>,
) {
  const main: readonly MainService[] = withText(mainServices, translation.services);
  const further: readonly Service[] = withText(furtherServices, translation.services);
  const { facts } = translation;
  const works: readonly Project[] = withText(projects, translation.projects).map((project) => {
    const { cost, from, to } = facts.projects[project.id];
    return { ...project, cost, change: { ...project.change, from, to } };
  });
  const ofStory = works.find(({ id }) => id === storyProject);
  if (!ofStory) throw new Error(`There is no project ${storyProject}, of which the story tells`);
  const reviews: readonly Testimonial[] = withText(testimonials, translation.testimonials);
  const { companyText } = translation;
  const pages = (Object.keys(paths) as PageKey[]).map((key): PageText & { path: string } => ({
    ...translation[key],
    path: paths[key],
  }));
  return {
    ...translation,
    language,
    paths,
    menu: pages.flatMap(({ path, menu }) => (menu ? { path, ...menu } : [])),
    footerLinks: pages.flatMap(({ path, footer }) => (footer ? { path, label: footer } : [])),
    company,
    /** The picture in link previews of pages without their own. `npm run art` draws it. */
    socialPreview: {
      path: `/social-preview${language.tag === defaultLanguage.tag ? "" : `-${language.tag}`}.png`,
      width: 1200,
      height: 630,
      alt: companyText.socialPreviewAlt,
    },
    /** The opening hours: "Mon-Fri 9AM-6PM Eastern Time". */
    hoursText: `${formatOpeningHours(company.openingHours, language)} ${companyText.timeZone}`,
    mainServices: main,
    furtherServices: further,
    /** All services, in footer order. */
    services: [...main, ...further],
    botService,
    projects: works,
    homeProjects: works.filter(({ id }) => homeProjects.some((shown) => shown === id)),
    processWeeks,
    storyProject: ofStory,
    team,
    testimonials: reviews,
  };
}

/** Adds its text in the language to each item. */
function withText<Data extends { id: string }, Texts extends Readonly<Record<Data["id"], object>>>(
  items: readonly Data[],
  texts: Texts,
): (Data & Texts[Data["id"]])[] {
  return items.map((item) => ({ ...item, ...texts[item.id as Data["id"]] }));
}
