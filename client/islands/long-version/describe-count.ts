import { formatMessage } from "#shared/format-message.ts";

type Plurals = Record<"one" | "other", string>;

export interface CountWords {
  /** With `{count}`, in figures. */
  total: Plurals;
  /** With `{number}`. */
  took: Plurals;
  /** One, two, three … in letters. */
  numbers: readonly string[];
  pick: string;
  /** With `{limit}`. */
  pickFirst: string;
}

/** How many words a text has, and how many of them are picked: "212 words. Yours took nine." */
export function describeCount(
  { total, picked, limit }: Record<"total" | "picked" | "limit", number>,
  words: CountWords,
  language: string,
): string {
  const plurals = new Intl.PluralRules(language);
  const format = (count: number) => new Intl.NumberFormat(language).format(count);
  const choose = (texts: Plurals, count: number) => texts[plurals.select(count) === "one" ? "one" : "other"];
  const next = total > limit ? formatMessage(words.pickFirst, { limit: format(limit) }) : words.pick;
  const number = words.numbers[picked - 1] ?? format(picked);
  const took = formatMessage(choose(words.took, picked), { number });
  return `${formatMessage(choose(words.total, total), { count: format(total) })} ${picked ? took : next}`;
}
