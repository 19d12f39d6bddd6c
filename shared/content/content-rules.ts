import { contactFields } from "#shared/contact-form.ts";
import { listWords, splitHighlights } from "#shared/format.ts";
import type { Translation } from "#shared/languages.ts";
import { checkEach, checkField, checkFields, type Rule } from "./check-fields.ts";
import { moduleOf } from "./list-texts.ts";
import type { Company, PageText, ProjectData, ServiceData, TestimonialData } from "./types.ts";

// Types define which fields the content has. These rules check what types cannot express. As the build checks no types,
// they check ids, too.

/** What is the same in every language. */
export interface SiteData {
  company: Company;
  services: Record<"mainServices" | "furtherServices", readonly ServiceData[]> & { undecidedService: string };
  projects: readonly ProjectData[];
  team: readonly string[];
  testimonials: readonly TestimonialData[];
}

const atMost = (max: number): Rule => ({ maxLength: max, reason: `must have at most ${max} characters` });
const like = ({ source }: RegExp, reason: string): Rule => ({ pattern: source, reason });
const oneOf = (known: readonly string[]): Rule => ({
  enum: known,
  reason: `must be one of ${known.join(", ")}`,
});
const rule = (test: (text: string) => boolean, reason: string): Rule => ({ test, reason });
const past = (today: string) =>
  rule((date) => date <= today, `must not be in the future (today is ${today})`);

const email = like(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "must be an email address");
const phone = like(/^tel:\+\d{7,15}$/, "must be a phone link like tel:+12155550142");
const https = like(/^https:\/\/[^\s/]+\.\S+$/, "must be an https:// address");
const timeZone = rule(isTimeZone, "must be a time zone like America/New_York");
const time = like(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time like 09:00");
const day = rule(
  (text) => new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text,
  "must be a day of the calendar, like 2026-03-18",
);
const address = like(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, "must be an address like /about-us");
const description: Rule = { minLength: 70, maxLength: 160, reason: "must have 70 to 160 characters" };
const count: Rule = { type: "integer", minimum: 1, reason: "must be a whole number above 0" };

/** Checks the data. `today` is the latest day that is not in the future. Returns one line for each error. */
export function checkData(data: SiteData, today: string): string[] {
  const { company, services, projects, team, testimonials } = data;
  const { openingHours } = company;
  const { mainServices, furtherServices } = services;
  const option = oneOf(contactFields.find(({ name }) => name === "service")?.options ?? []);
  const project = oneOf(projects.map(({ id }) => id));
  return [
    checkFields("company.ts: company", company, () => ({
      shortName: atMost(12),
      founded: [count, past(today)],
      replyHours: count,
      email,
    })),
    checkFields("company.ts: company.phone", company.phone, () => ({ uri: phone })),
    checkFields("company.ts: company.openingHours", openingHours, () => ({ timeZone })),
    checkEach("company.ts: company.openingHours.week", openingHours.week, ({ opens }) => ({
      opens: time,
      closes: [time, rule((closes) => closes > opens, "must be later than opens")],
    })),
    checkEach("company.ts: company.openingHours.closed", openingHours.closed ?? [], ({ from }) => ({
      from: day,
      to: [day, rule((to) => to >= from, "must not be before from")],
    })),
    checkEach("company.ts: company.socials", company.socials, () => ({ url: https })),
    checkEach("services.ts: mainServices", mainServices, () => ({ contactService: option })),
    checkEach("services.ts: furtherServices", furtherServices, () => ({ contactService: option })),
    checkFields("services.ts:", services, () => ({ undecidedService: option })),
    checkEach("projects.ts: projects", projects, () => ({
      year: [count, past(today)],
      link: https,
      builder: oneOf(team),
    })),
    checkEach("testimonials.ts: testimonials", testimonials, () => ({ project, date: [day, past(today)] })),
    findDuplicates("services.ts", [...mainServices, ...furtherServices]),
    findDuplicates("projects.ts", projects),
    findDuplicates("testimonials.ts", testimonials),
  ].flat();
}

/** The ids of a module that more than one item has. */
function findDuplicates(module: string, items: readonly { id: string }[]): string[] {
  const ids = items.map(({ id }) => id);
  const duplicates = ids.filter((id, index) => ids.indexOf(id) < index);
  return duplicates.map((id) => `${module}: the id "${id}" must be there only once`);
}

/** Checks the text of a language. Returns one line for each error. */
export function checkTranslation(tag: string, translation: Translation, today: string): string[] {
  const { home, paths, projects, story } = translation;
  const { highlights } = translation.servicesPage;
  const isPercent = (figure = "") => /^\d+\s?%$/.test(figure);
  const inPercent = Object.entries(projects).flatMap(([id, { change }]) =>
    isPercent(change?.from) && isPercent(change?.to) ? [id] : [],
  );
  const highlighted = splitHighlights(story?.mail.text ?? "").filter((_, index) => index % 2);
  return [
    Object.entries(paths).map(([key, path]) => checkField(`${tag}/paths.ts: ${key}`, path, [address])),
    pagesOf(tag, translation).map(([module, { metadata }]) =>
      checkFields(`${module}: metadata`, metadata, ({ publishedTime = "" }) => ({
        title: atMost(60),
        description,
        modifiedTime: [
          day,
          past(today),
          rule((date) => date >= publishedTime, "must not be before publishedTime"),
        ],
      })),
    ),
    checkFields(`${tag}/home.ts:`, home, ({ heading }) => ({
      headingHighlight: rule((mark) => heading.includes(mark), "must be words of heading"),
    })),
    checkEach(`${tag}/home.ts: about.facts`, home.about.facts, () => ({ figure: atMost(10) })),
    checkEach(`${tag}/services-page.ts: highlights.items`, highlights.items, () => ({ figure: atMost(10) })),
    checkFields(`${tag}/story.ts: mail`, story?.mail, () => ({
      sentence: rule(
        (text) => String(text.split(" ").map(listWords)) === String(highlighted.map(listWords)),
        "must be the words in brackets of mail.text, each in its own",
      ),
    })),
    checkFields(`${tag}/story.ts: product`, story?.product, () => ({ project: oneOf(inPercent) })),
    Object.entries(projects).map(([id, { change }]) =>
      checkFields(`${tag}/projects.ts: ${id}.change`, change, () => ({ from: atMost(12), to: atMost(12) })),
    ),
  ].flat(2);
}

/** The pages of a language, each with its module. */
function pagesOf(tag: string, translation: Translation): [module: string, page: PageText][] {
  return Object.entries(translation).flatMap(([key, text]) =>
    "metadata" in text ? [[moduleOf(tag, key), text]] : [],
  );
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en-US", { timeZone: name }));
  } catch {
    return false;
  }
}
