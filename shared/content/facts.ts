import { commitments } from "#shared/data/commitments.ts";
import { company } from "#shared/data/company.ts";
import { projects, storyProjectId } from "#shared/data/projects.ts";
import { formatDate } from "#shared/format.ts";
import { formatOpeningHours } from "#shared/opening-hours.ts";
import type { Measurement } from "./types.ts";

/** How a language writes what `Intl` does not know. */
interface Notation {
  /** The name of the language's folder. */
  tag: string;
  price: (amount: string) => string;
  priceRange: (lowest: string, highest: string) => string;
  /** Separates the two ends of a range of days or hours. */
  rangeSeparator: string;
  /** False if nothing goes between thousands. */
  useGrouping?: false;
  /** The words for 0 to 9. Larger numbers are written in digits. */
  digitWords: readonly string[] & { length: 10 };
}

/** A number, a range of prices, or a date: a day like 2026-03-18 or a month like 2026-03. */
type Fact = number | Measurement | { lowest: number; highest: number } | string;

/** The facts of each project. */
type ProjectFacts = {
  [Each in (typeof projects)[number] as Each["id"]]: Record<
    "client" | "price" | "before" | "after" | (Each extends { dates: infer Dates } ? keyof Dates : never),
    string
  >;
};

/** The facts of shared/data as a language writes them, by name. Its texts contain them as `${facts.refund}`. */
export function createFacts(notation: Notation) {
  const { tag, price, priceRange, rangeSeparator, useGrouping, digitWords } = notation;
  const digits = (value: number, options?: Intl.NumberFormatOptions) => {
    const written = new Intl.NumberFormat(tag, { useGrouping, ...options }).format(value);
    // The typefaces have no narrow no-break space, which French has between thousands.
    return written.replaceAll("\u202f", "\u00a0");
  };
  const write = (fact: Fact): string => {
    if (typeof fact === "number") return digitWords[fact] ?? digits(fact);
    if (typeof fact === "string") return formatDate(fact, tag);
    if ("lowest" in fact) return priceRange(digits(fact.lowest), digits(fact.highest));
    const { value, unit } = fact;
    if (unit === "dollar") return price(digits(value));
    if (unit === "percent") return digits(value / 100, { style: "percent", maximumFractionDigits: 1 });
    return digits(value, unit && { style: "unit", unit, unitDisplay: "long" });
  };
  const writeAll = <Name extends string>(facts: Readonly<Record<Name, Fact>>) => {
    const entries = Object.entries<Fact>(facts).map(([name, fact]) => [name, write(fact)]);
    return Object.fromEntries(entries) as Record<Name, string>;
  };
  const written = projects.map(({ id, client, measured, ...project }) => {
    const figures = writeAll({ price: { value: project.price, unit: "dollar" }, ...measured });
    return [id, { client, ...figures, ...("dates" in project && writeAll(project.dates)) }];
  });
  const byProject: ProjectFacts = Object.fromEntries(written);
  const languageNames = new Intl.DisplayNames(tag, { type: "language" });
  return {
    tag,
    ...writeAll(commitments),
    openingHours: formatOpeningHours(company.openingHours, tag, rangeSeparator),
    /** The languages in which the company answers. */
    languages: new Intl.ListFormat(tag).format(
      company.spokenLanguages.map((language) => languageNames.of(language) ?? language),
    ),
    projects: byProject,
    /** The facts of the project whose story Home tells. */
    storyProject: byProject[storyProjectId],
  };
}
