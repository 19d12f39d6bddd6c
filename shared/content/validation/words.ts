import type { SiteWords } from "#shared/content/site-words.ts";
import { fieldName, type Mistake, quote } from "./check-schema.ts";

/** The file of a module of words: `servicesPage` of `en` is `en/services-page.ts`. */
export function fileOf(tag: string, key: string): string {
  return `${tag}/${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
}

/** Every text of a language with its module and field. */
export function* textsOf(
  tag: string,
  words: SiteWords,
): Generator<{ module: string; field: string; text: string }> {
  for (const [key, value] of Object.entries(words)) {
    for (const { pointer, value: text } of walk(value))
      if (typeof text === "string") yield { module: fileOf(tag, key), field: fieldName("", pointer), text };
  }
}

/** Every value inside the words of a module, with its JSON pointer. */
export function* walk(
  value: unknown,
  pointer = "",
): Generator<{ pointer: string; key: string; value: unknown }> {
  if (value === null || typeof value !== "object") return;
  for (const [key, inner] of Object.entries(value)) {
    yield { pointer: `${pointer}/${key}`, key, value: inner };
    yield* walk(inner, `${pointer}/${key}`);
  }
}

/** Finds the texts of a language that are empty, and the figures that are too long to be set large. */
export function checkTexts(tag: string, words: SiteWords): Mistake[] {
  return [...textsOf(tag, words)].flatMap(({ module, field, text }) => {
    if (text.trim() === "") return [{ module, field, reason: "must not be empty" }];
    if (!field.endsWith(".figure") || text.length <= 10) return [];
    return [{ module, field, reason: `must be a figure of at most 10 characters, but is ${quote(text)}` }];
  });
}
