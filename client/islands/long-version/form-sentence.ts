import { unspaced } from "./find-words.ts";

/** Joins words to a sentence: with spaces where their script has them, a capital letter and a full stop. */
export function formSentence(words: readonly string[], language: string): string {
  const [first = ""] = words;
  // A name such as iPhone stays as it is.
  const capital = first === first.toLocaleLowerCase(language);
  const text = words.map((word, index) => space(words[index - 1], word) + word).join("");
  const begin = text.charAt(0);
  return (capital ? begin.toLocaleUpperCase(language) : begin) + text.slice(1) + fullStop(words.at(-1));
}

function space(before: string | undefined, word: string) {
  if (before === undefined) return "";
  return [[...before].at(-1), [...word][0]].every((letter = "") => unspaced.test(letter)) ? "" : " ";
}

function fullStop(last: string | undefined) {
  if (last === undefined) return "";
  return /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]$/u.test(last) ? "。" : ".";
}
