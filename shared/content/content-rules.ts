import { contactFields } from "#shared/contact-form.ts";
import { moduleOf } from "./list-texts.ts";
import type { Company, ProjectData, ServiceData, TestimonialData } from "./types.ts";

// Types say which fields the content has. These rules say what types cannot. The build does not check types, so
// missing texts are found here, too.

/** What is the same in every language. */
export interface Data {
  company: Company;
  mainServices: readonly ServiceData[];
  furtherServices: readonly ServiceData[];
  projects: readonly ProjectData[];
  testimonials: readonly TestimonialData[];
}

/** The names of all pictures and vignettes that content can show. */
export interface Images {
  pictures: readonly string[];
  vignettes: readonly string[];
}

/** `isRight` is asked of the text at every place that the expression matches. */
export type Rule = readonly [place: RegExp, isRight: (text: string) => boolean, reason: string];

/** What each text must be. `today` is the last day that is not in the future. */
export function contentRules(
  { mainServices, furtherServices, projects }: Data,
  images: Images,
  today: string,
): Rule[] {
  const options = contactFields.find(({ name }) => name === "service")?.options ?? [];
  const services = [...mainServices, ...furtherServices];
  const dates = /metadata\.(modified|published)Time$|testimonials\[\d+\]\.date$/;
  const future = `must not be in the future (today is ${today})`;
  const picture = "must be the name of a PNG file in client/pictures";
  const vignette = "must be the id of a symbol in client/pictures/vignettes.svg";
  const matches = (pattern: RegExp) => (text: string) => pattern.test(text);
  const isOneOf = (known: readonly string[]) => (text: string) => known.includes(text);
  const hasLength = (min: number, max: number) => (text: string) => text.length >= min && text.length <= max;
  return [
    [/./, matches(/\S/), "must not be empty"],
    [/: metadata\.title$/, hasLength(1, 60), "must have at most 60 characters"],
    [/: metadata\.description$/, hasLength(70, 160), "must have 70 to 160 characters"],
    [/company\.shortName$/, hasLength(1, 12), "must have at most 12 characters"],
    [/\.figure$/, hasLength(1, 10), "must have at most 10 characters"],
    [/\.change\.(from|to)$/, hasLength(1, 12), "must have at most 12 characters"],
    [dates, isDate, "must be a day of the calendar, like 2026-03-18"],
    [dates, (date) => date <= today, future],
    [/company\.founded$|projects\[\d+\]\.year$/, (year) => year <= today, future],
    [/projects\[\d+\]\.link$|\.url$/, matches(/^https:\/\/[^\s/]+\.\S+$/), "must be an https:// address"],
    [/company\.email$/, matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/), "must be an email address"],
    [/phone\.uri$/, matches(/^tel:\+\d{7,15}$/), "must be a phone link like tel:+12155550142"],
    [/hours\.timeZone$/, isTimeZone, "must be a time zone like America/New_York"],
    [/\.(opens|closes)$/, matches(/^([01]\d|2[0-3]):[0-5]\d$/), "must be a time like 09:00"],
    [/\.contactService$/, isOneOf(options), `must be an option of the form (${options.join(", ")})`],
    [/conversation\.service$/, isOneOf(services.map(({ id }) => id)), "must be the id of a service"],
    [/testimonials\[\d+\]\.project$/, isOneOf(projects.map(({ id }) => id)), "must be the id of a project"],
    [/(projects|testimonials)\[\d+\]\.picture$|\bimage\.name$/, isOneOf(images.pictures), picture],
    [/Services\[\d+\]\.(vignette|before)$|\bvignette\.name$/, isOneOf(images.vignettes), vignette],
  ];
}

/** What a text must be to another one. Their places differ only in these words. */
export const relations: readonly (readonly [
  field: string,
  other: string,
  isRight: (text: string, other: string) => boolean,
  reason: string,
])[] = [
  [" headingMark", " heading", (mark, heading) => heading.includes(mark), "must be words of heading"],
  [".mark", ".text", (mark, text) => text.includes(mark), "must be words of text"],
  ["mail.sentence", "mail.text", areLitWords, "must be the words in brackets of mail.text, in their order"],
  [".modifiedTime", ".publishedTime", (after, before) => after >= before, "must not be before publishedTime"],
  [".closes", ".opens", (closes, opens) => closes > opens, "must be later than opens"],
];

/** The texts that two places of a group must not share. */
export const groups: readonly RegExp[] = [
  /Services\[\d+\]\.id$/,
  /: projects\[\d+\]\.id$/,
  /: testimonials\[\d+\]\.id$/,
  /company\.socials\[\d+\]\.id$/,
  /company\.hours\.week\[\d+\]\.days/,
  /: metadata\.title$/,
  /: metadata\.description$/,
  /\/services\.ts: [^.]+\.title$/,
  /\/projects\.ts: [^.]+\.title$/,
];

/** The places of the texts that a language must have. The modules with metadata are pages. */
export function neededPlaces(tag: string, modules: object, data: Data): string[] {
  const { mainServices, furtherServices, projects, testimonials } = data;
  const ofProject = ["title", "category", "alt", "description", "change.from", "change.what", "change.to"];
  const ofPage = ["heading", "lead", "metadata.title", "metadata.description", "metadata.modifiedTime"];
  const needed = [
    ...[...mainServices, ...furtherServices].map(({ id, vignette }) => {
      return { key: "services", item: `${id}.`, fields: ["title", "text", ...(vignette ? ["alt"] : [])] };
    }),
    ...projects.map(({ id }) => ({ key: "projects", item: `${id}.`, fields: ofProject })),
    ...testimonials.map(({ id }) => {
      return { key: "testimonials", item: `${id}.`, fields: ["name", "position", "alt", "review"] };
    }),
    ...Object.entries(modules)
      .filter(([, module]) => "metadata" in module)
      .map(([key]) => ({ key, item: "", fields: ofPage })),
  ];
  return needed.flatMap(({ key, item, fields }) =>
    fields.map((field) => `${moduleOf(tag, key)}: ${item}${field}`),
  );
}

function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) === true;
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en-US", { timeZone: name }));
  } catch {
    return false;
  }
}

/** Whether the words in brackets of a text form a sentence. Case and punctuation may differ. */
function areLitWords(sentence: string, text: string): boolean {
  const plain = (words: string) =>
    words
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(" ");
  return plain(text.match(/(?<=\[)[^\]]+(?=\])/g)?.join(" ") ?? "") === plain(sentence);
}
