import * as data from "#shared/data/index.ts";
import { formatMessage } from "#shared/format.ts";
import { defaultLanguage, type Language, type PageKey } from "#shared/languages.ts";
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
type Person = (typeof data.team)[number];
/** A project, with who built it, and its price and figures as the language writes them. */
export type Project = Omit<ProjectData, "builder" | "price"> &
  ProjectText & { builder: Person; price: string; change: Record<"before" | "after" | "spoken", string> };
/** A client's recommendation, and the project it is about. */
export type Testimonial = Omit<TestimonialData, "project"> & TestimonialText & { project: Project };

/** All content of the site in one language. */
export type Site = ReturnType<typeof createSite>;

/**
 * Combines the text of a language with the data that all languages share.
 * @param paths the paths of the language's pages, in menu order
 */
export function createSite(language: Language, paths: Readonly<Record<PageKey, string>>) {
  const { translation } = language;
  const {
    services: serviceTexts,
    projects: projectTexts,
    testimonials: testimonialTexts,
    pages: pageTexts,
    ...texts
  } = translation;
  const { facts, companyText } = texts;
  const mainServices: readonly Service[] = withText(data.mainServices, serviceTexts);
  const furtherServices: readonly Service[] = withText(data.furtherServices, serviceTexts);
  const services = [...mainServices, ...furtherServices];
  const projects: readonly Project[] = withText(data.projects, projectTexts).map((project) => {
    const { price, before, after } = facts.projects[project.id];
    const spoken = formatMessage(pageTexts.projects.project.spokenChange, {
      ...project.change,
      before,
      after,
    });
    const builder = findById(data.team, project.builder);
    return { ...project, builder, price, change: { ...project.change, before, after, spoken } };
  });
  const testimonials = withText(data.testimonials, testimonialTexts).map(
    (each): Testimonial => ({ ...each, project: findById(projects, each.project) }),
  );
  const links = (Object.keys(paths) as PageKey[]).map((key): PageText & { href: string } => ({
    ...pageTexts[key],
    href: paths[key],
  }));
  return {
    ...texts,
    pageTexts,
    language,
    paths,
    menu: links.flatMap(({ href, menu }) => (menu ? { href, ...menu } : [])),
    footerLinks: links.flatMap(({ href, footer }) => (footer ? { href, label: footer } : [])),
    company: data.company,
    /** The picture in link previews of pages without their own. `npm run art` draws it. */
    socialPreview: {
      path: `/social-preview${language.tag === defaultLanguage.tag ? "" : `-${language.tag}`}.png`,
      width: 1200,
      height: 630,
      alt: companyText.socialPreviewAlt,
    },
    mainServices,
    furtherServices,
    /** All services, the main ones first. */
    services,
    botService: findById(services, data.botServiceId),
    projects,
    homeProjects: data.homeProjectIds.map((id) => findById(projects, id)),
    processWeeks: data.processWeeks,
    timetableProject: findById(projects, data.timetableProjectId),
    storyProject: findById(projects, data.storyProjectId),
    /** The testimonial of the client who signs on About. */
    storyTestimonial: findIn(testimonials, ({ project }) => project.id === data.storyProjectId),
    team: data.team,
    testimonials,
  };
}

/** @throws {Error} if there is no such item, which the build reports first. */
function findIn<Item>(items: readonly Item[], isWanted: (item: Item) => boolean): Item {
  const found = items.find(isWanted);
  if (!found) throw new Error("The content refers to an item that is not there. Run: npm run build");
  return found;
}

const findById = <Item extends { id: string }>(items: readonly Item[], id: string): Item =>
  findIn(items, (item) => item.id === id);

/** Adds its text in the language to each item. No text may have the name of a field of the data. */
function withText<
  Data extends { id: string },
  Texts extends Readonly<Record<Data["id"], object & { [Key in keyof Data]?: never }>>,
>(items: readonly Data[], texts: Texts): (Data & Texts[Data["id"]])[] {
  return items.map((item) => ({ ...item, ...texts[item.id as Data["id"]] }));
}
