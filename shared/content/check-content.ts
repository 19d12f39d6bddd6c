import { globSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { ContactSchema } from "#shared/contact-form.ts";
import { company } from "#shared/data/company.ts";
import { homeProjects, projects, storyDates, storyProject } from "#shared/data/projects.ts";
import { promises } from "#shared/data/promises.ts";
import { botService, furtherServices, mainServices } from "#shared/data/services.ts";
import { team } from "#shared/data/team.ts";
import { testimonials } from "#shared/data/testimonials.ts";
import { listWords, splitHighlights } from "#shared/highlighted-text.ts";
import { languages, type Translation } from "#shared/languages.ts";
import { firstViolation, type Schema } from "#shared/schema.ts";
import { UserError } from "#shared/user-error.ts";
import { findPictureProblems } from "./check-pictures.ts";
import { listTexts, type PlacedText } from "./list-texts.ts";

/** The modules of shared/data. */
export const siteData = {
  company: { company },
  projects: { projects, homeProjects, storyDates, storyProject },
  promises: { promises },
  services: { mainServices, furtherServices, botService },
  team: { team },
  testimonials: { testimonials },
};
type SiteData = typeof siteData;

/** The modules of each language's folder. */
export const siteTranslations = await Promise.all(
  languages.map(async ({ tag, load }): Promise<[tag: string, Translation]> => [tag, { ...(await load()) }]),
);

/** For all values whose places match: a module of the data, or a module of any language, and the field. */
type Rule = readonly [place: RegExp, reason: string, rule: Schema];

/** What types cannot express. As the build checks no types, it checks ids, too. */
function rulesFor(
  { projects: { projects, storyProject }, services: { mainServices }, team: { team } }: SiteData,
  today: string,
): Rule[] {
  return [
    [/^/, "must not be empty", { pattern: "\\S" }],
    [
      /^promises(?!.*unit)|^projects.*\]\.(year|price)$|^company.*\.founded$/,
      "must be a whole number above 0",
      { pattern: "^[1-9]\\d*$" },
    ],
    [/^company.*\.(opens|closes)$/, "must be a whole hour from 0 to 24", { pattern: "^(1?\\d|2[0-4])$" }],
    [/: metadata\.title$/, "must have at most 60 characters", { maxLength: 60 }],
    [/: metadata\.description$/, "must have 70 to 160 characters", { minLength: 70, maxLength: 160 }],
    [
      /: metadata\.\w+Time$|^testimonials.*\.date$|^projects.*\.(signed|firstVersion)$/,
      "must be a day like 2026-03-18",
      { test: isDay },
    ],
    [
      /: metadata\.\w+Time$|^testimonials.*\.date$|^projects.*\.year$|^company.*\.founded$/,
      "must not be in the future",
      { test: (date) => date <= today },
    ],
    [/^company.*\.email$/, "must be an email address", { pattern: "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$" }],
    [/^company.*\.uri$/, "must be a phone link like tel:+12155550142", { pattern: "^tel:\\+\\d{7,15}$" }],
    [
      /^(company|projects)\.ts: .*\.(url|link)$/,
      "must be an https:// address",
      { pattern: "^https://[^\\s/]+\\.\\S+$" },
    ],
    [/^\w+\/paths\.ts: /, "must be an address like /about-us", { pattern: "^/([a-z0-9-]+(/[a-z0-9-]+)*)?$" }],
    [/^services.*\.contactService$/, "must be an option of the form", ContactSchema.properties.service],
    [/^projects.*\.builder$/, "must be a person in team.ts", { enum: team }],
    [
      /^testimonials.*\.project$|^projects\.ts: (storyProject$|homeProjects)/,
      "must be the id of a project",
      { enum: projects.map(({ id }) => id) },
    ],
    [
      new RegExp(`^projects.*\\[${storyProject}\\]\\.measured\\.(from|to)\\.value$`),
      "must be a whole number below 100, which the story on Home counts",
      { pattern: "^\\d{1,2}$" },
    ],
    [/^services\.ts: botService$/, "must be the id of a service", { enum: mainServices.map(({ id }) => id) }],
  ];
}

const isDay = (text: string) => new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) ?? false;

/**
 * Checks the site's content: the data, and each language's text. The build and the development server call it.
 * @param now the latest date that the content may contain
 * @throws {UserError} with one line for each error: module, field and reason
 */
export function checkContent(data = siteData, translations = siteTranslations, now = new Date()): void {
  // Today's date in the earliest time zone, UTC+14, because an editor there may already use it.
  const today = new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
  const rules = rulesFor(data, today);
  const texts = translations.map(([tag, modules]) => listTexts(`${tag}/`, modules));
  const missing = findMissing(data, translations);
  const clients = translations.flatMap(([, { testimonials = {} }]) => Object.values(testimonials));
  const people = [...data.team.team, ...clients.map(({ name }) => name)];
  const problems = [
    ...missing,
    ...[...listTexts("", data), ...texts.flat()].flatMap((value) => checkValue(value, rules)),
    ...findDuplicateIds(data),
    ...findPictureProblems({ ...data.projects, services: data.services.mainServices, people }),
    ...(missing.length > 0
      ? []
      : translations.flatMap((each) => [...checkHighlights(each), ...checkFacts(each)])),
    ...texts.slice(1).flatMap((own) => findUntranslated(own, texts[0] ?? [])),
  ];
  const count = `The content has ${problems.length} problem(s), in shared/data and shared/locales:`;
  if (problems.length > 0) throw new UserError([count, ...problems].join("\n  "));
}

/** The first rule that a value breaks, as an error. */
function checkValue({ place, text }: PlacedText, rules: readonly Rule[]): string[] {
  const broken = rules.find(([places, , rule]) => places.test(place) && firstViolation(text, rule));
  return broken ? [`${place} ${broken[1]}, but is ${JSON.stringify(text)}`] : [];
}

/** Text and modules that only another language has, and items of the data without text. Lists without ids may differ in length. */
function findMissing(data: SiteData, translations: typeof siteTranslations): string[] {
  const { mainServices, furtherServices } = data.services;
  const texts = translations.map(([tag, modules]) => {
    const places = listTexts("", modules).map(({ place }) => place.replace(/\[\d+\].*/, ""));
    return { tag, places: new Set(places), modules: new Set(places.map(moduleOf)) };
  });
  const needed = new Set([
    ...[...mainServices, ...furtherServices].map(({ id }) => `services.ts: ${id}.title`),
    ...data.projects.projects.map(({ id }) => `projects.ts: ${id}.title`),
    ...data.testimonials.testimonials.map(({ id }) => `testimonials.ts: ${id}.name`),
    ...data.team.team.map((person) => `about.ts: team.roles.${person}`),
    ...texts.flatMap(({ places }) => [...places]),
  ]);
  return texts.flatMap(({ tag, places, modules }) => {
    const missing = [...needed.difference(places)];
    const named = missing.map((place) => (modules.has(moduleOf(place)) ? place : moduleOf(place)));
    return [...new Set(named)].map((place) => `${tag}/${place} is missing`);
  });
}

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

/** Text of six words and more that is the same as in the first language. */
function findUntranslated(texts: readonly PlacedText[], originals: readonly PlacedText[]): string[] {
  const long = new Set(originals.map(({ text }) => text).filter((text) => text.split(" ").length >= 6));
  return texts.filter(({ text }) => long.has(text)).map(({ place }) => `${place} is not translated yet`);
}

/** A language's facts must be written in that language, and its texts must not write them themselves. */
function checkFacts([tag, { facts }]: (typeof siteTranslations)[number]): string[] {
  const cwd = `shared/locales/${tag}`;
  return [
    ...(facts.tag === tag ? [] : [`${tag}/facts.ts: tag must be "${tag}"`]),
    ...globSync("*.ts", { cwd }).flatMap((file) =>
      findRepeatedFacts(`${tag}/${file}`, readFileSync(`${cwd}/${file}`, "utf8"), facts),
    ),
  ];
}

/** The lines of a text module that write a figure themselves, such as "10%", although a fact has it. One digit is none. */
export function findRepeatedFacts(file: string, source: string, facts: object): string[] {
  const figures = listTexts("", { facts }).filter(({ text }) => /\d/.test(text) && text.length > 1);
  return source.split("\n").flatMap((line, index) => {
    const repeated = figures.find(({ text }) => containsFigure(line, text));
    const name = repeated?.place.replace("facts.ts: ", "facts.");
    return repeated ? [`${file}, line ${index + 1}, writes "${repeated.text}", which is ${name}`] : [];
  });
}

/** Not as a part of a longer number or word, and with any space between number and unit. */
function containsFigure(line: string, figure: string): boolean {
  const pattern = figure.split(/\s/).map(RegExp.escape).join("\\s");
  return new RegExp(`(?<![\\p{L}\\d.,:])${pattern}(?![\\p{L}\\d]|[.,]\\d)`, "u").test(line);
}
