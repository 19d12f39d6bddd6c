import type { CountTexts } from "#shared/content/story.ts";
import { formatMessage } from "#shared/format.ts";

/** Says how many words there are and, on a second line, how many are picked: "Yours took nine." */
export function createCounter({ total, took, numbers, pick }: CountTexts, language: string) {
  const plurals = new Intl.PluralRules(language);
  const figures = new Intl.NumberFormat(language);
  const choose = (texts: CountTexts["total"], count: number) =>
    texts[plurals.select(count) === "one" ? "one" : "other"];

  return (words: number, picked: number): string => {
    const all = formatMessage(choose(total, words), { count: figures.format(words) });
    const number = numbers[picked - 1] ?? figures.format(picked);
    return `${all}\n${picked > 0 ? formatMessage(choose(took, picked), { number }) : pick}`;
  };
}
