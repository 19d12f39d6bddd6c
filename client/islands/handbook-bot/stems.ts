import type { SearchableHandbook } from "#shared/content/handbook-bot.ts";
import { listWords } from "#shared/format.ts";

/** The minimum length of a word after its ending is removed. */
const shortest = 3;

/**
 * Splits text into the stems of the words that show what it is about: "Are the GLAZES dishwasher-safe?" gives
 * "glaz", "dishwasher" and "saf". Accents and case make no difference. Numbers and ignored words are left out.
 */
export function createStemmer({
  ignored,
  endings,
}: Pick<SearchableHandbook, "ignored" | "endings">): (text: string) => string[] {
  const skipped = new RegExp(`^(.|\\d+|${ignored.replaceAll(" ", "|")})$`);
  const ending = new RegExp(`(?<=.{${shortest}})(${endings.join("|") || "$"})$`);
  const stem = (word: string) => word.replace(ending, "").replace(/(?<=..)([^aeiou])\1$/, "$1");
  return (text) =>
    plainWords(text)
      .filter((word) => !skipped.test(word))
      .map(stem);
}

/** The words of a string, without accents and apostrophes: "Elin’s café" gives "elins" and "cafe". */
export const plainWords = (text: string) => listWords(text.normalize("NFD").replace(/[\p{Mn}'’]/gu, ""));
