import { languages, type Translation } from "#shared/languages.ts";

/** The modules of shared/data. */
export type SiteData = typeof import("#shared/data/index.ts");

/** The modules of each language's folder. */
export const siteTranslations = await Promise.all(
  languages.map(async ({ tag, load }): Promise<[tag: string, Translation]> => [tag, { ...(await load()) }]),
);

/** A language's tag and modules. */
export type SiteTranslation = (typeof siteTranslations)[number];
