import { listWords, splitHighlights } from "#shared/format.ts";
import type { Translation } from "#shared/languages.ts";
import { moduleOf } from "./list-texts.ts";
import type { Company, PageText, ProjectData, ServiceData, TestimonialData } from "./types.ts";

// Types define which fields the content has. These rules check what types cannot express.

/** What is the same in every language. */
export interface SiteData {
  company: Company;
  services: Record<"mainServices" | "furtherServices", readonly ServiceData[]>;
  projects: readonly ProjectData[];
  testimonials: readonly TestimonialData[];
}

/** Returns what is wrong with a field of an item. */
type Rule<Item> = (text: string, item: Item) => string | false;

function rule<Item>(isRight: (text: string, item: Item) => boolean, reason: string): Rule<Item> {
  return (text, item) => !isRight(text, item) && reason;
}

const atMost = (max: number) => rule(({ length }) => length <= max, `must have at most ${max} characters`);
const like = (pattern: RegExp, reason: string) => rule((text) => pattern.test(text), reason);
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
const description = rule(({ length }) => length >= 70 && length <= 160, "must have 70 to 160 characters");

/** Checks the data. `today` is the latest day that is not in the future. Returns one line for each error. */
export function checkData({ company, services, projects, testimonials }: SiteData, today: string): string[] {
  const { openingHours, socials } = company;
  const days = openingHours.week.flatMap(({ days }) => days);
  return [
    checkFields("company.ts: company", company, { shortName: atMost(12), founded: past(today), email }),
    checkFields("company.ts: company.phone", company.phone, { uri: phone }),
    checkFields("company.ts: company.openingHours", openingHours, { timeZone }),
    checkEach("company.ts: company.openingHours.week", openingHours.week, {
      opens: time,
      closes: [time, rule((closes, { opens }) => closes > opens, "must be later than opens")],
    }),
    checkValue("company.ts: company.openingHours.week days", `${days.length}`, days, [
      like(/[1-9]/, "must be at least one"),
    ]),
    checkEach("company.ts: company.socials", socials, { url: https }),
    checkEach("projects.ts: projects", projects, { year: past(today), link: https }),
    checkEach("testimonials.ts: testimonials", testimonials, { date: [day, past(today)] }),
    checkOnce("company.ts: company.openingHours.week days", days),
    checkOnce("company.ts: company.socials ids", idsOf(socials)),
    checkOnce("services.ts: ids", idsOf([...services.mainServices, ...services.furtherServices])),
    checkOnce("projects.ts: ids", idsOf(projects)),
    checkOnce("testimonials.ts: ids", idsOf(testimonials)),
  ].flat();
}

/** Checks the text of a language. Returns one line for each error. */
export function checkTranslation(tag: string, translation: Translation, today: string): string[] {
  const { home, paths, projects, servicesPage, story } = translation;
  const highlighted = splitHighlights(story?.mail.text ?? "").filter((_, index) => index % 2);
  return [
    Object.entries(paths).map(([key, path]) => checkValue(`${tag}/paths.ts: ${key}`, path, paths, [address])),
    pagesOf(tag, translation).map(([module, { metadata }]) =>
      checkFields(`${module}: metadata`, metadata, {
        title: atMost(60),
        description,
        modifiedTime: [
          day,
          past(today),
          rule((date, { publishedTime = "" }) => date >= publishedTime, "must not be before publishedTime"),
        ],
      }),
    ),
    checkFields(`${tag}/home.ts:`, home, {
      headingHighlight: rule((mark, { heading }) => heading.includes(mark), "must be words of heading"),
    }),
    checkEach(`${tag}/home.ts: about.facts`, home.about.facts, { figure: atMost(10) }),
    checkEach(`${tag}/services-page.ts: highlights.items`, servicesPage.highlights.items, {
      figure: atMost(10),
    }),
    checkFields(`${tag}/story.ts: mail`, story?.mail, {
      sentence: rule(
        (text) => String(text.split(" ").map(listWords)) === String(highlighted.map(listWords)),
        "must be the words in brackets of mail.text, each in its own",
      ),
    }),
    Object.entries(projects).map(([id, { change }]) =>
      checkFields(`${tag}/projects.ts: ${id}.change`, change, { from: atMost(12), to: atMost(12) }),
    ),
  ].flat(2);
}

/** The pages of a language, each with its module. */
function pagesOf(tag: string, translation: Translation): [module: string, page: PageText][] {
  return Object.entries(translation).flatMap(([key, text]) =>
    "metadata" in text ? [[moduleOf(tag, key), text]] : [],
  );
}

type FieldRules<Item> = { [Field in keyof Item]?: Rule<Item> | readonly Rule<Item>[] };

/** Checks each object in a list like `checkFields`. */
function checkEach<Item extends object>(key: string, items: readonly Item[], rules: FieldRules<Item>) {
  return items.flatMap((item, index) => checkFields(`${key}[${index}]`, item, rules));
}

/**
 * Checks fields of an object.
 * @param key the object's module and field, like `company.ts: company.phone`
 */
function checkFields<Item extends object>(key: string, item: Item | undefined, rules: FieldRules<Item>) {
  if (!item) return [];
  return Object.keys(rules).flatMap((name) => {
    const field = name as keyof Item;
    return checkValue(
      key + (key.endsWith(":") ? " " : ".") + name,
      item[field],
      item,
      [rules[field] ?? []].flat(),
    );
  });
}

/** Returns the first error of a value of an item. A missing value breaks no rule. */
function checkValue<Item>(key: string, value: unknown, item: Item, rules: readonly Rule<Item>[]): string[] {
  const reason = value && rules.map((rule) => rule(String(value), item)).find(Boolean);
  return reason ? [`${key} ${reason}, but is ${JSON.stringify(value)}`] : [];
}

/** Returns an error for each duplicate in a list. */
function checkOnce(key: string, list: readonly string[]): string[] {
  const duplicates = list.filter((value, index) => list.indexOf(value) < index);
  return duplicates.map((value) => `${key} must be there only once, but is ${JSON.stringify(value)}`);
}

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en-US", { timeZone: name }));
  } catch {
    return false;
  }
}
