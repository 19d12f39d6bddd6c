import { isDeepStrictEqual } from "node:util";
import { contactFields } from "#shared/contact-form.ts";
import type { ServiceData } from "#shared/content/types.ts";
import * as siteData from "#shared/data/index.ts";
import { type Language, languages } from "#shared/languages.ts";
import { splitMarks } from "#shared/marked-text.ts";
import { UserError } from "#shared/user-error.ts";
import { findFactProblems } from "./check-facts.ts";
import { findPictureProblems } from "./check-pictures.ts";
import { dataRules, findTextProblems, type SharedData, textRules } from "./field-rules.ts";
import { listDataTexts, listTexts, listWords } from "./list-texts.ts";

/**
 * Checks the site's content: the data, and each language's text. The build and the development server call it.
 * @param now dates after this are errors
 * @throws {UserError} with one line for each error: module, field and reason
 */
export function checkContent(
  data: SharedData = siteData,
  checkedLanguages: readonly Language[] = languages,
  now = new Date(),
): void {
  // Today's date in the earliest time zone, UTC+14, because an editor there may already use it.
  const today = new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
  const missing = findMissing(data, checkedLanguages);
  const services = listServices(data);
  const signers = [...data.team, ...data.testimonials].map(({ id }) => id);
  const problems = [
    ...missing,
    ...findTextProblems(listDataTexts(data), dataRules(data, today)),
    ...checkedLanguages.flatMap(({ tag, translation }) =>
      findTextProblems(listTexts(`${tag}/`, translation), textRules(translation.paths ?? {}, today, data)),
    ),
    ...findDuplicates(data),
    ...findRowProblems(data),
    ...findPictureProblems({ projects: data.projects, services, signers }),
    ...(missing.length > 0
      ? []
      : checkedLanguages.flatMap((each) => [
          ...findMarkProblems(each),
          ...findAuthorProblems(each, data),
          ...findLinkProblems(each),
          ...findTeacherProblems(each),
          ...findFactProblems(each),
        ])),
  ];
  const count = `The content has ${problems.length} problem(s), in shared/data and shared/locales:`;
  if (problems.length > 0) throw new UserError([count, ...problems].join("\n  "));
}

/** The locations of the texts that a language must have for the items of the data. */
const listNeeded = (data: SharedData): string[] => [
  ...listServices(data).flatMap(({ id, picture }) =>
    (picture ? ["title", "alt"] : ["title"]).map((field) => `services.ts: ${id}.${field}`),
  ),
  ...data.projects.map(({ id }) => `projects.ts: ${id}.title`),
  ...data.testimonials.map(({ id }) => `testimonials.ts: ${id}.name`),
  ...data.team.map(({ id }) => `pages/about.ts: team.roles.${id}`),
  ...contactFields.flatMap(({ name, rules, options = [] }) => [
    ...rules.map((rule) => `contact-form.ts: fields.${name}.messages.${rule}`),
    ...options.map((option) => `contact-form.ts: fields.${name}.options.${option}`),
  ]),
];

/**
 * What a language lacks: text for each item of the data, and text that another language has. Lists without ids may
 * differ in length.
 */
function findMissing(data: SharedData, languages: readonly Language[]): string[] {
  const texts = languages.map(({ tag, translation }) => {
    // Cut at the first item of a list that has no id.
    const locations = listTexts("", translation).map(({ location }) => location.replace(/\[\d+\].*/, ""));
    return { tag, locations: new Set(locations), modules: new Set(locations.map(moduleOf)) };
  });
  const needed = new Set([...listNeeded(data), ...texts.flatMap(({ locations }) => [...locations])]);
  return texts.flatMap(({ tag, locations, modules }) => {
    const missing = [...needed.difference(locations)];
    // A missing module once, not each of its texts.
    const reported = missing.map((location) =>
      modules.has(moduleOf(location)) ? location : moduleOf(location),
    );
    return [...new Set(reported)].map((location) => `${tag}/${location} is missing`);
  });
}

const listServices = ({ mainServices, furtherServices }: SharedData): readonly ServiceData[] => [
  ...mainServices,
  ...furtherServices,
];

const moduleOf = (location: string) => location.replace(/:.*/, "");

/** Ids and external addresses must be unique, as must be the texts of a plain list, such as the projects on Home. */
function findDuplicates(data: SharedData): string[] {
  const own = listDataTexts(data)
    .filter(({ keys, location }) => /^(id|url|link)$/.test(keys.at(-1) ?? "") || /\w\[\d+\]$/.test(location))
    .map(({ location, keys, text }) => `${moduleOf(location)}: the ${keys.at(-1)} "${text}"`);
  const duplicates = own.filter((value, index) => own.indexOf(value) < index);
  return duplicates.map((value) => `${value} must be unique`);
}

/** Home shows projects in rows of three. One or two below a full row would look lost. */
function findRowProblems({ homeProjectIds }: SharedData): string[] {
  const { length } = homeProjectIds;
  return length <= 3 || length % 3 === 0
    ? []
    : [
        `shared/data: homeProjectIds must be at most 3, or a multiple of 3, to fill their rows, but are ${length}`,
      ];
}

/** The marked words of a heading must be in it, and those of the email must be the sentence. */
function findMarkProblems({ tag, translation }: Language): string[] {
  const { home } = translation.pages;
  const { email, sentence } = translation.story;
  const marked = splitMarks(email).filter(({ isMarked }) => isMarked);
  const isSentence = isDeepStrictEqual(
    marked.map(({ words }) => listWords(words)),
    sentence.split(/\s/).map(listWords),
  );
  return [
    ...(home.heading.includes(home.markedWords)
      ? []
      : [`${tag}/pages/home.ts: markedWords must be words of heading`]),
    ...(isSentence ? [] : [`${tag}/story.ts: sentence must be the words in brackets of email`]),
  ];
}

/** The email of the story is from the client who recommends the company for its project. */
function findAuthorProblems(
  { tag, translation }: Language,
  { storyProjectId, testimonials }: SharedData,
): string[] {
  const isOfStory = ({ project }: { project: string }) => project === storyProjectId;
  const testimonial = testimonials.find(isOfStory);
  const author = testimonial && translation.testimonials[testimonial.id].name;
  return !author || translation.story.headers.some(({ value }) => value === author)
    ? []
    : [`${tag}/story.ts: a value of headers must be ${author}, who wrote the email`];
}

/** The lesson of the timetable is filled by the one teacher who is free. */
function findTeacherProblems({ tag, translation: { pages } }: Language): string[] {
  const free = pages.projects.project.timetable.teachers.filter(({ isFree }) => isFree);
  return free.length === 1 ? [] : [`${tag}/pages/projects.ts: one teacher must be free, not ${free.length}`];
}

/** What an answer links to must be a heading of the page that it names. */
function findLinkProblems({ tag, translation: { pages } }: Language): string[] {
  return pages.contact.questions.items.flatMap((item) => {
    if (!("seeAlso" in item)) return [];
    const { page, id } = item.seeAlso;
    const isThere = pages[page].prose.some(
      (block) => typeof block === "object" && "id" in block && block.id === id,
    );
    return isThere
      ? []
      : [`${tag}/pages/contact.ts: seeAlso of a question must name a heading of ${page}.ts, not ${id}`];
  });
}
