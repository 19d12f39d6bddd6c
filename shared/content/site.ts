import * as data from "#shared/data/index.ts";
import { formatMessage } from "#shared/format.ts";
import { defaultLanguage, type Language, type PageKey, type Translation } from "#shared/languages.ts";
import { formatOpeningHours } from "#shared/opening-hours.ts";
import type {
  PageText,
  ProjectData,
  ProjectText,
  ServiceData,
  ServiceText,
  TestimonialData,
  TestimonialText,
} from "./types.ts";

export type Service = ServiceData & ServiceText;
type Person = (typeof data.team.team)[number];
/** A project, with who built it, and its price and figures as the language writes them. */
export type Project = Omit<ProjectData, "builder"> &
  ProjectText & { builder: Person; cost: string; change: Record<"before" | "after" | "spoken", string> };
/** A client's recommendation, and the project of which it tells. */
export type Testimonial = Omit<TestimonialData, "project"> & TestimonialText & { project: Project };

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
  const { facts, companyText, projectsPage } = translation;
  // The lists of services, projects and testimonials replace the texts of the same names.
  const { services: serviceTexts, projects: projectTexts, testimonials: testimonialTexts } = translation;
  const mainServices: readonly Service[] = withText(data.services.mainServices, serviceTexts);
  const furtherServices: readonly Service[] = withText(data.services.furtherServices, serviceTexts);
  const services = [...mainServices, ...furtherServices];
  const projects: readonly Project[] = withText(data.projects.projects, projectTexts).map((project) => {
    const { cost, before, after } = facts.projects[project.id];
    const spoken = formatMessage(projectsPage.project.spokenChange, { ...project.change, before, after });
    const builder = findById(data.team.team, project.builder);
    return { ...project, builder, cost, change: { ...project.change, before, after, spoken } };
  });
  const testimonials = withText(data.testimonials.testimonials, testimonialTexts).map(
    (each): Testimonial => ({ ...each, project: findById(projects, each.project) }),
  );
  const links = (Object.keys(paths) as PageKey[]).map((key): PageText & { href: string } => ({
    ...translation[key],
    href: paths[key],
  }));
  return {
    ...translation,
    language,
    paths,
    menu: links.flatMap(({ href, menu }) => (menu ? { href, ...menu } : [])),
    footerLinks: links.flatMap(({ href, footer }) => (footer ? { href, label: footer } : [])),
    company: data.company.company,
    /** The picture in link previews of pages without their own. `npm run art` draws it. */
    socialPreview: {
      path: `/social-preview${language.tag === defaultLanguage.tag ? "" : `-${language.tag}`}.png`,
      width: 1200,
      height: 630,
      alt: companyText.socialPreviewAlt,
    },
    /** The opening hours: "Mon-Fri 9AM-6PM Eastern Time". */
    hoursText: `${formatOpeningHours(data.company.company.openingHours, language)} ${companyText.timeZone}`,
    mainServices,
    furtherServices,
    /** All services, in footer order. */
    services,
    botService: findById(services, data.services.botService),
    projects,
    homeProjects: data.projects.homeProjects.map((id) => findById(projects, id)),
    processWeeks: data.commitments.processWeeks,
    timetableProject: findById(projects, data.projects.timetableProject),
    storyProject: findById(projects, data.projects.storyProject),
    /** That of the client who signs on About. */
    storyTestimonial: findById(
      testimonials,
      data.testimonials.testimonials.find(({ project }) => project === data.projects.storyProject)?.id,
    ),
    team: data.team.team,
    testimonials,
  };
}

/** @throws {Error} if no item has the id, which the build reports first. */
function findById<Item extends { id: string }>(items: readonly Item[], id: string | undefined): Item {
  const found = items.find((item) => item.id === id);
  if (!found) throw new Error(`Nothing has the id ${id}`);
  return found;
}

/** Adds its text in the language to each item. */
function withText<Data extends { id: string }, Texts extends Readonly<Record<Data["id"], object>>>(
  items: readonly Data[],
  texts: Texts,
): (Data & Texts[Data["id"]])[] {
  return items.map((item) => ({ ...item, ...texts[item.id as Data["id"]] }));
}
