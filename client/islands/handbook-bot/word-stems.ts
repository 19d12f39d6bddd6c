import { listWords } from "#shared/format.ts";
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
  const skipped = new Set(plainWords(ignored));
  const ending = new RegExp(`(?<=.{${shortest}})(${endings.join("|") || "$"})$`);
  const stem = (word: string) => word.replace(ending, "").replace(/(?<=..)([^aeiou])\1$/, "$1");
  return (text) =>
    plainWords(text)
      .filter((word) => word.length > 1 && !skipped.has(word) && !/^\d+$/.test(word))
      .map(stem);
}

/** The words of a text, without accents and apostrophes: "Elin’s café" is "elins" and "cafe". */
const plainWords = (text: string) => listWords(text.normalize("NFD").replace(/[\p{Mn}'’]/gu, ""));
