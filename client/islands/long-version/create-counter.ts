import { formatMessage } from "#shared/format-message.ts";

type Plurals = Record<"one" | "other", string>;

export interface CountContent {
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

/** Says how many words a text has, and how many of them are picked: "212 words. Yours took nine." */
export function createCounter(content: CountContent, limit: number, language: string) {
  const plurals = new Intl.PluralRules(language);
  const figures = new Intl.NumberFormat(language);
  const choose = (texts: Plurals, count: number) => texts[plurals.select(count) === "one" ? "one" : "other"];

  return (total: number, picked: number): string => {
    const all = formatMessage(choose(content.total, total), { count: figures.format(total) });
    if (picked > 0) {
      const number = content.numbers[picked - 1] ?? figures.format(picked);
      return `${all} ${formatMessage(choose(content.took, picked), { number })}`;
    }
    if (total <= limit) return `${all} ${content.pick}`;
    return `${all} ${formatMessage(content.pickFirst, { limit: figures.format(limit) })}`;
  };
}
