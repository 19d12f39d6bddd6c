import { type Language, languages } from "#shared/languages.ts";

/** All data, as shared/data exports it. */
export type SharedData = typeof import("#shared/data/index.ts");

/** All modules of a language's folder, and the name of the folder. */
export type TaggedTranslation = Pick<Language, "tag" | "translation">;

/** Copies, because a module namespace cannot be cloned, as the tests do before they break a text. */
export const allTranslations: readonly TaggedTranslation[] = languages.map(({ tag, translation }) => ({
  tag,
  translation: { ...translation, pages: { ...translation.pages } },
}));
