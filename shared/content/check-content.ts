import { globSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { ContactSchema, contactFields } from "#shared/contact-form.ts";
import * as commitments from "#shared/data/commitments.ts";
import * as company from "#shared/data/company.ts";
import * as projects from "#shared/data/projects.ts";
import * as services from "#shared/data/services.ts";
import * as team from "#shared/data/team.ts";
import * as testimonials from "#shared/data/testimonials.ts";
import { listWords, splitHighlights } from "#shared/highlighted-text.ts";
import { languages, type Translation } from "#shared/languages.ts";
import { UserError } from "#shared/user-error.ts";
import { findPictureProblems } from "./check-pictures.ts";
import { listTexts, type PlacedText } from "./list-texts.ts";
import type { PageMetadata, ServiceData } from "./types.ts";

/** The modules of shared/data, with what the build checks in them. */
export const siteData = { commitments, company, projects, services, team, testimonials };
type SiteData = typeof siteData;

/** The modules of each language's folder. */
export const siteTranslations = await Promise.all(
  languages.map(async ({ tag, load }): Promise<[tag: string, Translation]> => [tag, { ...(await load()) }]),
);

/** What a value must be, as the end of an error, and the check. */
type Rule = readonly [reason: string, isValid: (text: string) => boolean];

/** Rules for fields of the content, in its shape, where a list has those of its items. */
type RulesFor<Value> = Value extends string | number
  ? Rule
  : Value extends readonly (infer Item)[]
    ? RulesFor<Item>
    : { [Key in keyof Value]?: RulesFor<Value[Key]> };

const match = (reason: string, pattern: RegExp): Rule => [reason, (text) => pattern.test(text)];
const oneOf = (reason: string, values: readonly string[]): Rule => [reason, (text) => values.includes(text)];
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
const isDay = (text: string) => new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) ?? false;
const link = match("must be an https:// address", /^https:\/\/[^\s/]+\.\S+$/);
const path = match("must be an address like /about-us", /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/);
const email = match("must be an email address", /^[^\s@]+@[^\s@]+\.[^\s@]+$/);
const hour = match("must be a whole hour from 0 to 24", /^(1?\d|2[0-4])$/);
const wholeNumber = match("must be a whole number above 0", /^[1-9]\d*$/);
const notEmpty = match("must not be empty", /\S/);

/** What types cannot express. Ids are checked here, too, because the build does not run the compiler. */
function dataRules({ company, projects, services, team }: SiteData, pastDay: Rule): RulesFor<SiteData> {
  const { opens } = company.company.openingHours;
  const closes: Rule = [
    `must be a whole hour from ${opens + 1} to 24`,
    (text) => hour[1](text) && Number(text) > opens,
  ];
  const project = oneOf("must be the id of a project", idsOf(projects.projects));
  const contactService = oneOf("must be an option of the form", ContactSchema.properties.service.enum);
  return {
    company: {
      company: {
        email,
        founded: wholeNumber,
        openingHours: { opens: hour, closes },
        socials: { url: link },
      },
    },
    projects: {
      projects: { link, price: wholeNumber, builder: oneOf("must be a person in team.ts", team.team) },
      homeProjects: project,
      storyProject: project,
    },
    services: {
      mainServices: { contactService },
      furtherServices: { contactService },
      botService: oneOf("must be the id of a service", idsOf(services.mainServices)),
    },
    testimonials: { testimonials: { project, date: pastDay } },
  };
}

function textRules(paths: object, pastDay: Rule): RulesFor<Translation> {
  const metadata: RulesFor<PageMetadata> = {
    title: match("must have 1 to 60 characters", /^(?=.*\S).{1,60}$/),
    description: match("must have 70 to 160 characters", /^.{70,160}$/),
    modifiedTime: pastDay,
    publishedTime: pastDay,
  };
  const forEachPage = (rules: object) => Object.fromEntries(Object.keys(paths).map((key) => [key, rules]));
  return { ...forEachPage({ metadata }), paths: forEachPage(path) };
}

/**
 * Checks the site's content: the data, and each language's text. The build and the development server call it.
 * @param now the latest date that the content may contain
 * @throws {UserError} with one line for each error: module, field and reason
 */
export function checkContent(data = siteData, translations = siteTranslations, now = new Date()): void {
  // Today's date in the earliest time zone, UTC+14, because an editor there may already use it.
  const today = new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
  const pastDay: Rule = [
    "must be a day like 2026-03-18, and not in the future",
    (text) => isDay(text) && text <= today,
  ];
  const missing = findMissing(data, translations);
  const clients = translations.flatMap(([, { testimonials = {} }]) => Object.values(testimonials));
  const services = listServices(data);
  const people = [...new Set([...data.team.team, ...clients.map(({ name }) => name)])];
  const problems = [
    ...missing,
    ...checkTexts(listTexts("", data), dataRules(data, pastDay)),
    ...translations.flatMap(([tag, modules]) =>
      checkTexts(listTexts(`${tag}/`, modules), textRules(modules.paths ?? {}, pastDay)),
    ),
    ...findDuplicateIds(data),
    ...findPictureProblems({ ...data.projects, services, people }),
    ...(missing.length > 0
      ? []
      : translations.flatMap((each) => [...checkHighlights(each), ...checkFacts(each)])),
  ];
  const count = `The content has ${problems.length} problem(s), in shared/data and shared/locales:`;
  if (problems.length > 0) throw new UserError([count, ...problems].join("\n  "));
}

/** An error for each text that is empty or breaks its rule. */
function checkTexts(texts: readonly PlacedText[], rules: object): string[] {
  return texts.flatMap(({ place, keys, text }) => {
    const [reason, isValid] = ruleAt(rules, keys) ?? notEmpty;
    return isValid(text) ? [] : [`${place} ${reason}, but is ${JSON.stringify(text)}`];
  });
}

/** The rule to which these keys lead, such as that of `metadata`, `title`. */
function ruleAt(rules: object, keys: readonly string[]): Rule | undefined {
  // biome-ignore lint/suspicious/noExplicitAny: RulesFor checks that the rules have the shape of the content
  return keys.reduce<any>((inner, key) => inner?.[key], rules);
}

/**
 * What a language lacks: text that another language has, and text for each item of the data. Lists without ids may differ
 * in length.
 */
function findMissing(data: SiteData, translations: typeof siteTranslations): string[] {
  const texts = translations.map(([tag, modules]) => {
    // Up to the first item without an id.
    const places = listTexts("", modules).map(({ place }) => place.replace(/\[\d+\].*/, ""));
    return { tag, places: new Set(places), modules: new Set(places.map(moduleOf)) };
  });
  const needed = new Set([
    ...listServices(data).flatMap(({ id, picture }) =>
      (picture ? ["title", "alt"] : ["title"]).map((field) => `services.ts: ${id}.${field}`),
    ),
    ...data.projects.projects.map(({ id }) => `projects.ts: ${id}.title`),
    ...data.testimonials.testimonials.map(({ id }) => `testimonials.ts: ${id}.name`),
    ...data.team.team.map((person) => `about.ts: team.roles.${person}`),
    ...contactFields.flatMap(({ name, rules, options = [] }) => [
      ...rules.map((rule) => `contact-form.ts: fields.${name}.messages.${rule}`),
      ...options.map((option) => `contact-form.ts: fields.${name}.options.${option}`),
    ]),
    ...texts.flatMap(({ places }) => [...places]),
  ]);
  return texts.flatMap(({ tag, places, modules }) => {
    const missing = [...needed.difference(places)];
    const named = missing.map((place) => (modules.has(moduleOf(place)) ? place : moduleOf(place)));
    return [...new Set(named)].map((place) => `${tag}/${place} is missing`);
  });
}

const listServices = ({ services }: SiteData): readonly ServiceData[] => [
  ...services.mainServices,
  ...services.furtherServices,
];

const moduleOf = (place: string) => place.replace(/:.*/, "");

function findDuplicateIds(data: SiteData): string[] {
  const ids = listTexts("", data)
    .filter(({ place }) => place.endsWith(".id"))
    .map(({ place, text }) => `${moduleOf(place)}: the id "${text}"`);
  const duplicates = ids.filter((id, index) => ids.indexOf(id) < index);
  return duplicates.map((id) => `${id} must be there only once`);
}

/** Words that a text highlights must be in it, and the highlighted words of the email must be the sentence. */
function checkHighlights([tag, { home, story }]: (typeof siteTranslations)[number]): string[] {
  const { text, sentence } = story;
  const highlighted = splitHighlights(text).filter((_, index) => index % 2);
  const isSentence = isDeepStrictEqual(highlighted.map(listWords), sentence.split(/\s/).map(listWords));
  return [
    ...(home.heading.includes(home.headingHighlight)
      ? []
      : [`${tag}/home.ts: headingHighlight must be words of heading`]),
    ...(isSentence ? [] : [`${tag}/story.ts: sentence must be the words in brackets of text`]),
  ];
}

/** A language's facts must be formatted for that language. Its texts must use them instead of writing their figures. */
function checkFacts([tag, { facts }]: (typeof siteTranslations)[number]): string[] {
  const cwd = `shared/locales/${tag}`;
  return [
    ...(facts.tag === tag ? [] : [`${tag}/facts.ts: tag must be "${tag}"`]),
    ...globSync("*.ts", { cwd }).flatMap((file) =>
      findRepeatedFacts(`${tag}/${file}`, readFileSync(`${cwd}/${file}`, "utf8"), facts),
    ),
  ];
}

/**
 * The lines of a text module that write a figure themselves, although a fact has it: `en/home.ts, line 9, writes "10%",
 * which is facts.lateWeek`. Single digits are ignored.
 */
export function findRepeatedFacts(file: string, source: string, facts: object): string[] {
  const figures = listTexts("", { facts }).filter(({ text }) => /\d/.test(text) && text.length > 1);
  return source.split("\n").flatMap((line, index) => {
    const repeated = figures.find(({ text }) => containsFigure(line, text));
    const name = repeated?.place.replace("facts.ts: ", "facts.").replace(/\.(\w+(-\w+)+)/, '["$1"]');
    return repeated ? [`${file}, line ${index + 1}, writes "${repeated.text}", which is ${name}`] : [];
  });
}

/** Not as a part of a longer number or word, and with any space between number and unit. */
function containsFigure(line: string, figure: string): boolean {
  const pattern = figure.split(/\s/).map(RegExp.escape).join("\\s");
  return new RegExp(`(?<![\\p{L}\\d.,:-])${pattern}(?![\\p{L}\\d]|[.,]\\d)`, "u").test(line);
}
