import { languages, type Translation } from "#shared/languages.ts";

/** The modules of shared/data. */
export type SiteData = typeof import("#shared/data/index.ts");

/** All modules of a language's folder, and the name of the folder. */
export interface TaggedTranslation {
  tag: string;
  translation: Translation;
}

export const allTranslations: readonly TaggedTranslation[] = languages.map(({ tag, translation }) => ({
  tag,
  translation: { ...translation, pages: { ...translation.pages } },
}));
