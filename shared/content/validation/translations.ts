import type { SiteWords } from "#shared/content/site-words.ts";
import type { Mistake } from "./check-schema.ts";
import type { Facts } from "./facts.ts";
import { fileOf, textsOf, walk } from "./words.ts";

/** So many words are not the same in two languages by chance. */
const longText = 4;

/**
 * Finds long texts that are the same as in another language, which nobody has translated yet.
 * @param others the words of the languages before this one, one of which was copied to begin it
 */
export function checkTranslated(
  others: readonly SiteWords[],
  tag: string,
  words: SiteWords,
  facts: Facts,
): Mistake[] {
  // The longest first: a company's legal name often begins with its name.
  const names = [...walk(facts)]
    .flatMap(({ value }) => (typeof value === "string" ? value : []))
    .sort((a, b) => b.length - a.length);
  const withoutNames = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, " "), text);
  const isLong = (text: string) =>
    withoutNames(text)
      .split(/\s+/)
      .filter((word) => /\p{L}/u.test(word)).length >= longText;
  const originals = new Set(others.flatMap((other) => [...textsOf("", other)].map(({ text }) => text)));
  return [...textsOf(tag, words)]
    .filter(({ text }) => originals.has(text) && isLong(text))
    .map(({ module, field }) => ({ module, field, reason: "is not translated yet" }));
}

/** Finds marked words that their text does not have, and lit words of the mail that do not form its sentence. */
export function checkMarks(tag: string, { home, about }: SiteWords): Mistake[] {
  const { mail = { text: "", sentence: "" } } = about.story ?? {};
  const lit = [...mail.text.matchAll(/\[([^\]]+)\]/g)].map(([, word]) => word).join(" ");
  const plain = (text: string) =>
    text
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(" ")
      .toLowerCase();
  const marks = [
    { key: "home", field: "headingMark", right: home.heading.includes(home.headingMark), of: "heading" },
  ].map(({ of, ...mark }) => ({ ...mark, reason: `must be words of ${of}` }));
  const sentence = {
    key: "about",
    field: "story.mail.sentence",
    right: plain(lit) === plain(mail.sentence),
    reason: `must be the words in brackets of story.mail.text, in their order: ${lit}`,
  };
  return [...marks, sentence]
    .filter(({ right }) => !right)
    .map(({ key, field, reason }) => ({ module: fileOf(tag, key), field, reason }));
}
