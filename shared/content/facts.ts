import { company } from "#shared/data/company.ts";
import { type ProjectId, projects, signedPage, storyProject } from "#shared/data/projects.ts";
import { promises } from "#shared/data/promises.ts";
import { type TestimonialId, testimonials } from "#shared/data/testimonials.ts";
import { formatMonth } from "#shared/format.ts";
import type { Measurement, TestimonialText } from "./types.ts";

/** How a language writes what `Intl` does not know. */
interface Notation {
  /** The name of the language's folder. */
  tag: string;
  price: (amount: string) => string;
  priceRange: (from: string, to: string) => string;
  /** Goes between thousands, if not what `Intl` writes there. */
  group?: string;
  /** The language whose lists it writes, if not those of `tag`. */
  listTag?: string;
  /** The words for 0, 1, 2 and so on. Numbers without a word are written in digits. */
  numbers: readonly string[];
  testimonials: Readonly<Record<TestimonialId, TestimonialText>>;
}

/** The facts of shared/data as a language writes them, by name. Its texts contain them as `${facts.refund}`. */
export function createFacts(notation: Notation) {
  const { tag, group, listTag = tag, numbers } = notation;
  const number = (value: number, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(tag, options)
      .formatToParts(value)
      .map(({ type, value }) => (type === "group" ? (group ?? value) : value))
      .join("");
  const word = (value: number) => numbers[value] ?? number(value);
  const percent = (value: number) => number(value / 100, { style: "percent" });
  const price = (amount: number) => notation.price(number(amount));
  const priceRange = ({ from, to }: { from: number; to: number }) =>
    notation.priceRange(number(from), number(to));
  const quantity = ({ value, unit }: Measurement) =>
    unit === "percent" ? percent(value) : number(value, unit && { style: "unit", unit, unitDisplay: "long" });
  const day = (date: string) =>
    new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
  const month = (date: string) =>
    new Intl.DateTimeFormat(tag, { month: "long", timeZone: "UTC" }).format(new Date(date));
  const languageNames = company.languages.map(
    (of) => new Intl.DisplayNames(tag, { type: "language" }).of(of) ?? of,
  );
  const list = (items: readonly string[], type: "conjunction" | "disjunction") =>
    new Intl.ListFormat(listTag, { type }).format(items);
  const byProject = <Fact>(fact: (project: (typeof projects)[number]) => Fact) =>
    Object.fromEntries(projects.map((project) => [project.id, fact(project)])) as Record<ProjectId, Fact>;
  const changes = byProject(({ measured }) => ({ from: quantity(measured.from), to: quantity(measured.to) }));
  const prices = byProject((project) => price(project.price));
  const signed = projects.find(({ id }) => id === storyProject);
  const signatory = testimonials.find(({ project }) => project === storyProject);

  return {
    tag,
    replyHours: number(promises.replyHours),
    /** "$12,000 to $40,000", and its ends. */
    priceRange: priceRange(promises.price),
    priceFrom: price(promises.price.from),
    priceTo: price(promises.price.to),
    supportPriceRange: priceRange(promises.supportPrice),
    /** In words: "six". */
    weeks: word(promises.firstVersionWeeks),
    firstLateWeek: word(promises.firstVersionWeeks + 1),
    lateWeek: percent(promises.lateWeekPercent),
    recountMonths: word(promises.recountMonths),
    freeWeeks: word(promises.freeWeeks),
    refund: percent(promises.refundPercent),
    /** "1 hour". */
    clientHours: quantity({ value: promises.clientHours, unit: "hour" }),
    waitingDays: word(promises.waitingDays),
    waitingWeeks: word(promises.waitingWeeks),
    /** The languages in which the company answers: their names, and "English and Spanish". */
    languageNames,
    languages: list(languageNames, "conjunction"),
    /** The clients who may be called: "Dr. Amara Osei, Jonas Lindqvist or Priya Raman". */
    references: list(
      Object.values(notation.testimonials).map(({ name }) => name),
      "disjunction",
    ),
    /** Each project's price and measured change. */
    prices,
    changes,
    /** The page that the story's client signed. */
    signedPage: {
      client: signed?.client ?? "",
      builder: signed?.builder ?? "",
      signatory: signatory ? notation.testimonials[signatory.id].name : "",
      price: prices[storyProject],
      change: changes[storyProject],
      signed: day(signedPage.signed),
      firstVersion: day(signedPage.firstVersion),
      counted: formatMonth(signedPage.counted, tag),
      countedAgain: formatMonth(signedPage.countedAgain, tag),
      /** Without the year. */
      countedAgainMonth: month(signedPage.countedAgain),
    },
  };
}
