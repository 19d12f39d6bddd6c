import type { Handbook } from "#shared/site/handbook-bot.ts";

/** What a language needs to compare words. */
type Rules = Pick<Handbook, "ignored" | "endings">;

/** The shortest word that an ending leaves behind. */
const shortest = 3;

/**
 * Splits a text into the stems of the words that say what it is about: "Are the GLAZES dishwasher-safe?" is
 * "glaz", "dishwasher" and "saf". Accents, case, numbers and ignored words make no difference.
 */
export function createStemmer({ ignored, endings }: Rules): (text: string) => string[] {
  const skipped = new Set(wordsOf(ignored));
  const ending = new RegExp(`(?<=.{${shortest}})(${endings.join("|") || "$"})$`);
  const stem = (word: string) => word.replace(ending, "").replace(/(?<=..)([^aeiou])\1$/, "$1");
  return (text) =>
    wordsOf(text)
      .filter((word) => word.length > 1 && !skipped.has(word) && !/^\d+$/.test(word))
      .map(stem);
}

/** The words of a text in lower case, without accents and apostrophes: "Elin’s café" is "elins" and "cafe". */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize("NFD")
    .replace(/[\p{Mn}'’]/gu, "")
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
