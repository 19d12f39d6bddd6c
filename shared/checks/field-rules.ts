import { ContactSchema } from "#shared/contact-form.ts";
import type { PageMetadata, ProjectData } from "#shared/content/types.ts";
import type { Translation } from "#shared/languages.ts";
import type { ContentText } from "./list-texts.ts";

/** All data, as shared/data exports it. */
export type SharedData = typeof import("#shared/data/index.ts");

interface Rule {
  /** What a value must be, as the end of an error: "must be a day like 2026-03-18". */
  reason: string;
  isValid: (text: string) => unknown;
}

/** Rules for fields of the content, in the same shape. Those of a list apply to each of its items. */
type RulesFor<Value> = Value extends string | number
  ? Rule
  : Value extends readonly (infer Item)[]
    ? RulesFor<Item>
    : { [Key in keyof Value]?: RulesFor<Value[Key]> };

const match = (reason: string, pattern: RegExp): Rule => ({ reason, isValid: (text) => pattern.test(text) });
const oneOf = (reason: string, values: readonly string[]): Rule => ({
  reason,
  isValid: (text) => values.includes(text),
});
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
const httpsUrl = match("must be an https:// address", /^https:\/\/[^\s/]+\.\S+$/);
const path = match("must be an address like /about-us", /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/);
const email = match("must be an email address", /^[^\s@]+@[^\s@]+\.[^\s@]+$/);
const wholeHour = match("must be a whole hour from 0 to 24", /^(1?\d|2[0-4])$/);
const wholeNumber = match("must be a whole number above 0", /^[1-9]\d*$/);
const isDay = (text: string) => new Date(`${text}T00:00Z`).toJSON()?.startsWith(text);
const pastMonth = (today: string): Rule => ({
  reason: "must be a month like 2026-03, not in the future",
  isValid: (text) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text) && text <= today,
});
const pastDay = (today: string, earliest = ""): Rule => ({
  reason: `must be a day like 2026-03-18, not in the future${earliest && ` and not before ${earliest}`}`,
  isValid: (text) => isDay(text) && text <= today && text >= earliest,
});
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
const above = (least: number): Rule => ({
  reason: `must be above ${least}`,
  isValid: (text) => Number(text) > least,
});
const isAscending = (days: readonly string[]) => days.every((day, index) => day >= (days[index - 1] ?? ""));
/** BCP 47, as far as security.txt (RFC 9116) and `Intl` need it. */
const languageTag = match("must be a language's tag like es or pt-BR", /^[a-z]{2,3}(-[A-Z]{2})?$/);
const notEmpty = match("must not be empty", /\S/);
const realDate: Rule = {
  reason: "must be a day like 2026-03-18, or a month like 2026-03",
  isValid: (text) => !/^\d{4}-[\d-]+$/.test(text) || isDay(text) || isDay(`${text}-01`),
};
/** For a text without a rule of its own. */
const defaultRules = [notEmpty, realDate];
/** Without HTML entities, which React shows as they are written, and without mojibake. */
const plain: Rule = {
  reason: "must be plain text in UTF-8, without invisible characters and with each accent in its letter",
  isValid: (text) => !/&#?\w+;|[ÂÃ][\u0080-\u00bf]|\ufffd|\p{Cf}/u.test(text) && text === text.normalize(),
};

/** What types cannot express. Ids are checked here, too, because the build does not run the compiler. */
export function dataRules(data: SharedData, today: string): RulesFor<SharedData> {
  const { priceRange, supportPriceRange } = data.commitments;
  const { founded, openingHours } = data.company;
  const { opens } = openingHours;
  const closes: Rule = {
    reason: `must be a whole hour from ${opens + 1} to 24`,
    isValid: (text) => wholeHour.isValid(text) && Number(text) > opens,
  };
  const project = oneOf("must be the id of a project", idsOf(data.projects));
  const lacking = listLacking(data);
  const contactService = oneOf("must be an option of the form", ContactSchema.properties.service.enum);
  return {
    commitments: {
      priceRange: { highest: above(priceRange.lowest) },
      supportPriceRange: { highest: above(supportPriceRange.lowest) },
    },
    company: {
      email,
      founded: wholeNumber,
      openingHours: { opens: wholeHour, closes },
      socials: { url: httpsUrl },
      spokenLanguages: languageTag,
    },
    projects: {
      link: httpsUrl,
      price: wholeNumber,
      year: {
        reason: `must be a year from ${founded} to today`,
        isValid: (text) => isAscending([`${founded}`, text, today]),
      },
      builder: oneOf("must be the id of a person in team.ts", idsOf(data.team)),
      dates: {
        signed: pastDay(today),
        firstVersion: pastDay(today),
        counted: pastMonth(today),
        countedAgain: pastMonth(today),
      },
    },
    homeProjectIds: project,
    timetableProjectId: project,
    storyProjectId: {
      reason: `must be the id of a project with ${lacking.join(", and ")}`,
      isValid: () => lacking.length === 0,
    },
    mainServices: { contactService },
    furtherServices: { contactService },
    botServiceId: oneOf("must be the id of a main service", idsOf(data.mainServices)),
    testimonials: { project, date: pastDay(today) },
  };
}

/** What the project of the story on Home lacks. */
function listLacking(data: SharedData): string[] {
  const { weeks } = data.commitments;
  const project: ProjectData | undefined = data.projects.find(({ id }) => id === data.storyProjectId);
  if (!project) return ["this id"];
  const { id, year, dates, measured } = project;
  const { before, after } = measured;
  const needs = {
    dates,
    "dates in this order: counted, signed, firstVersion, countedAgain":
      !dates || isAscending([dates.counted, dates.signed, dates.firstVersion, dates.countedAgain]),
    "a first version in its year": !dates || dates.firstVersion.startsWith(`${year}`),
    [`a first version at most ${weeks} weeks after it was signed`]:
      !dates || daysBetween(dates.signed, dates.firstVersion) <= 7 * weeks,
    "a testimonial": data.testimonials.some(({ project }) => project === id),
    "whole percentages below 100": [before, after].every(
      ({ value, unit }) => unit === "percent" && Number.isInteger(value) && value < 100,
    ),
    "a percentage that has fallen": before.value > after.value,
    "an id that is not timetableProjectId": id !== data.timetableProjectId,
  };
  return Object.entries(needs).flatMap(([need, isMet]) => (isMet ? [] : need));
}

/**
 * What types cannot express in a language's text.
 * @param paths the paths of the language's pages, whose keys are those of the pages' texts
 * @param data what pages show: Home changes with each testimonial, and Projects with each project
 */
export function textRules(
  paths: object,
  today: string,
  { projects, testimonials }: SharedData,
): RulesFor<Translation> {
  const metadata: RulesFor<PageMetadata> = {
    title: match("must have 1 to 60 characters", /^(?=.*\S).{1,60}$/),
    description: match("must have 70 to 160 characters", /^.{70,160}$/),
    modifiedTime: pastDay(today),
    publishedTime: pastDay(today),
  };
  const forEachPage = (rules: object) => Object.fromEntries(Object.keys(paths).map((key) => [key, rules]));
  const newest = testimonials
    .map(({ date }): string => date)
    .sort()
    .at(-1);
  const home = { metadata: { ...metadata, modifiedTime: pastDay(today, newest) } };
  // A year in the future has an error of its own.
  const pastYears = projects.map(({ year }) => `${year}`).filter((year) => year <= today);
  const projectsPage = { metadata: { ...metadata, modifiedTime: pastDay(today, pastYears.sort().at(-1)) } };
  return {
    pages: { ...forEachPage({ metadata }), home, projects: projectsPage },
    paths: forEachPage(path),
  };
}

/** An error for each text that breaks its rule, or the default ones, or is not plain. */
export function findTextProblems(texts: readonly ContentText[], rules: object): string[] {
  return texts.flatMap(({ location, keys, text }) => {
    const rule = ruleAt(rules, keys);
    const broken = [...(rule ? [rule] : defaultRules), plain].filter(({ isValid }) => !isValid(text));
    return broken.map(({ reason }) => `${location} ${reason}, but is ${JSON.stringify(text)}`);
  });
}

/** The rule to which these keys lead, such as that of `metadata`, `title`. */
function ruleAt(rules: object, keys: readonly string[]): Rule | undefined {
  // biome-ignore lint/suspicious/noExplicitAny: RulesFor checks that the rules have the shape of the content
  return keys.reduce<any>((inner, key) => inner?.[key], rules);
}
