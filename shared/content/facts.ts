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
  /** The words for 0, 1, 2 and so on. Numbers without a word are written in digits. */
  numbers: readonly string[];
  testimonials: Readonly<Record<TestimonialId, TestimonialText>>;
}

/** The facts of shared/data as a language writes them, by name. Its texts contain them as `${facts.refund}`. */
export function createFacts({ tag, price, priceRange, group, numbers, ...texts }: Notation) {
  const number = (value: number, options?: Intl.NumberFormatOptions) => {
    const parts = new Intl.NumberFormat(tag, options).formatToParts(value);
    return parts.map(({ type, value }) => (type === "group" ? (group ?? value) : value)).join("");
  };
  const word = (value: number) => numbers[value] ?? number(value);
  const dollars = (amount: number) => price(number(amount));
  const range = ({ from, to }: typeof promises.price) => priceRange(number(from), number(to));
  const quantity = ({ value, unit }: Measurement) =>
    unit === "percent"
      ? number(value / 100, { style: "percent" })
      : number(value, unit && { style: "unit", unit, unitDisplay: "long" });
  const day = (date: string) =>
    new Date(date).toLocaleDateString(tag, { dateStyle: "long", timeZone: "UTC" });
  const languageNames = company.languages.map(
    (language) => new Intl.DisplayNames(tag, { type: "language" }).of(language) ?? language,
  );
  const byProject = Object.fromEntries(
    projects.map(({ id, price, measured: { from, to } }) => [
      id,
      { cost: dollars(price), change: { from: quantity(from), to: quantity(to) } },
    ]),
  ) as Record<ProjectId, { cost: string; change: { from: string; to: string } }>;
  const signed = projects.find(({ id }) => id === storyProject);
  const signatory = testimonials.find(({ project }) => project === storyProject);

  return {
    tag,
    replyHours: number(promises.replyHours),
    priceRange: range(promises.price),
    priceFrom: dollars(promises.price.from),
    priceTo: dollars(promises.price.to),
    supportPriceRange: range(promises.supportPrice),
    weeks: word(promises.firstVersionWeeks),
    firstLateWeek: word(promises.firstVersionWeeks + 1),
    lateWeek: quantity({ value: promises.lateWeekPercent, unit: "percent" }),
    recountMonths: word(promises.recountMonths),
    freeWeeks: word(promises.freeWeeks),
    refund: quantity({ value: promises.refundPercent, unit: "percent" }),
    clientHours: quantity({ value: promises.clientHours, unit: "hour" }),
    waitingDays: word(promises.waitingDays),
    waitingWeeks: word(promises.waitingWeeks),
    /** The languages in which the company answers. */
    languageNames,
    languages: new Intl.ListFormat(tag).format(languageNames),
    projects: byProject,
    /** The page that the story's client signed. */
    signedPage: {
      client: signed?.client ?? "",
      builder: signed?.builder ?? "",
      signatory: signatory ? texts.testimonials[signatory.id].name : "",
      price: byProject[storyProject].cost,
      change: byProject[storyProject].change,
      signed: day(signedPage.signed),
      firstVersion: day(signedPage.firstVersion),
      counted: formatMonth(signedPage.counted, tag),
      countedAgain: formatMonth(signedPage.countedAgain, tag),
    },
  };
}
