import { contactFields } from "#shared/contact-form.ts";
import { listWords, splitHighlights } from "#shared/format.ts";
import type { Translation } from "#shared/languages.ts";
import { moduleOf } from "./list-texts.ts";
import type { Company, PageText, ProjectData, ServiceData, TestimonialData } from "./types.ts";

// Types define which fields the content has. These rules check what types cannot express.

/** What is the same in every language. */
export interface SiteData {
  company: Company;
  services: Record<"mainServices" | "furtherServices", readonly ServiceData[]> & { undecidedService: string };
  projects: readonly ProjectData[];
  testimonials: readonly TestimonialData[];
}

/** Returns what is wrong with a value. */
type Rule = (text: string) => string | false;

/** Records an error if the value with this key breaks a rule. A missing value breaks none. */
export type CheckText = (key: string, text: string | number | undefined, ...rules: readonly Rule[]) => void;

function rule(isRight: (text: string) => boolean, reason: string): Rule {
  return (text) => !isRight(text) && reason;
}

const atMost = (max: number) => rule(({ length }) => length <= max, `must have at most ${max} characters`);
const like = (pattern: RegExp, reason: string) => rule((text) => pattern.test(text), reason);
const oneOf = (known: readonly string[], reason: string) => rule((text) => known.includes(text), reason);
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

/** Reports each duplicate in a list. */
function checkOnce(check: CheckText, key: string, list: readonly string[]) {
  for (const value of list.filter((value, index) => list.indexOf(value) < index))
    check(key, value, () => "must be there only once");
}

/** Checks the data. `today` is the latest day that is not in the future. */
export function checkData(check: CheckText, data: SiteData, today: string): void {
  const { company, services, projects, testimonials } = data;
  check("company.ts: company.shortName", company.shortName, atMost(12));
  check("company.ts: company.founded", company.founded, past(today));
  check("company.ts: company.email", company.email, email);
  check("company.ts: company.phone.uri", company.phone.uri, phone);
  check("company.ts: company.openingHours.timeZone", company.openingHours.timeZone, timeZone);
  for (const [index, { opens, closes }] of company.openingHours.week.entries()) {
    const key = `company.ts: company.openingHours.week[${index}]`;
    check(`${key}.opens`, opens, time);
    check(
      `${key}.closes`,
      closes,
      time,
      rule((time) => time > opens, "must be later than opens"),
    );
  }
  for (const [index, { url }] of company.socials.entries())
    check(`company.ts: company.socials[${index}].url`, url, https);
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  const days = company.openingHours.week.flatMap(({ days }) => days);
  check(
    "company.ts: company.openingHours.week days",
    String(days.length),
    like(/[1-9]/, "must be at least one"),
  );
  checkOnce(check, "company.ts: company.openingHours.week days", days);
  checkOnce(check, "company.ts: company.socials ids", ids(company.socials));
  checkOnce(check, "services.ts: ids", ids([...services.mainServices, ...services.furtherServices]));
  checkOnce(check, "projects.ts: ids", ids(projects));
  checkOnce(check, "testimonials.ts: ids", ids(testimonials));
  const options = contactFields.find(({ name }) => name === "service")?.options ?? [];
  const option = oneOf(options, `must be an option of the form (${options.join(", ")})`);
  for (const list of ["mainServices", "furtherServices"] as const)
    for (const [index, { contactService }] of services[list].entries())
      check(`services.ts: ${list}[${index}].contactService`, contactService, option);
  check("services.ts: undecidedService", services.undecidedService, option);
  for (const [index, { year, link }] of projects.entries()) {
    check(`projects.ts: projects[${index}].year`, year, past(today));
    check(`projects.ts: projects[${index}].link`, link, https);
  }
  const known = oneOf(ids(projects), "must be the id of a project");
  for (const [index, { project, date }] of testimonials.entries()) {
    check(`testimonials.ts: testimonials[${index}].project`, project, known);
    check(`testimonials.ts: testimonials[${index}].date`, date, day, past(today));
  }
}

/** Checks the text of a language. */
export function checkTranslation(
  check: CheckText,
  tag: string,
  translation: Translation,
  today: string,
): void {
  const { home, about, servicesPage, services, projects } = translation;
  const keyOf = (module: keyof Translation, field: string) => `${moduleOf(tag, module)}: ${field}`;
  for (const [key, { path, metadata }] of pagesOf(tag, translation)) {
    const { modifiedTime, publishedTime = "" } = metadata;
    const later = rule((date) => date >= publishedTime, "must not be before publishedTime");
    check(`${key} path`, path, address);
    check(`${key} metadata.title`, metadata.title, atMost(60));
    check(`${key} metadata.description`, metadata.description, description);
    check(`${key} metadata.modifiedTime`, modifiedTime, day, past(today), later);
  }
  const words = rule((mark) => home.heading.includes(mark), "must be words of heading");
  check(keyOf("home", "headingHighlight"), home.headingHighlight, words);
  for (const [index, { figure }] of home.about.facts.entries())
    check(keyOf("home", `about.facts[${index}].figure`), figure, atMost(10));
  for (const [index, { figure }] of servicesPage.highlights.items.entries())
    check(keyOf("servicesPage", `highlights.items[${index}].figure`), figure, atMost(10));
  const known = oneOf(Object.keys(services), "must be the id of a service");
  check(keyOf("servicesPage", "handbookBot.service"), servicesPage.handbookBot?.service, known);
  const lit = splitHighlights(about.story?.mail.text ?? "").filter((_, index) => index % 2);
  const isLit = rule(
    (text) => String(text.split(" ").map(listWords)) === String(lit.map(listWords)),
    "must be the words in brackets of mail.text, each in its own",
  );
  check(keyOf("about", "story.mail.sentence"), about.story?.mail.sentence, isLit);
  const changed = Object.entries(projects).flatMap(([id, { change }]) => (change ? [id] : []));
  const hasChange = oneOf(changed, "must be the id of a project with a change");
  check(keyOf("about", "story.product.project"), about.story?.product.project, hasChange);
  for (const [id, { change }] of Object.entries(projects)) {
    check(keyOf("projects", `${id}.change.from`), change?.from, atMost(12));
    check(keyOf("projects", `${id}.change.to`), change?.to, atMost(12));
  }
}

/** The pages of a language, each with the key of its module. */
export function pagesOf(tag: string, translation: Translation): [key: string, page: PageText][] {
  return Object.entries(translation).flatMap(([key, module]) =>
    "metadata" in module ? [[`${moduleOf(tag, key)}:`, module]] : [],
  );
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en-US", { timeZone: name }));
  } catch {
    return false;
  }
}
