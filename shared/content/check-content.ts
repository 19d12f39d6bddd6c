import { company } from "#shared/data/company.ts";
import { projects } from "#shared/data/projects.ts";
import { furtherServices, mainServices, undecidedService } from "#shared/data/services.ts";
import { team } from "#shared/data/team.ts";
import { testimonials } from "#shared/data/testimonials.ts";
import { listWords } from "#shared/format.ts";
import { type Language, languages, type Translation } from "#shared/languages.ts";
import { PlainError } from "#shared/plain-error.ts";
import { checkData, checkTranslation, type SiteData } from "./content-rules.ts";
import { type KeyedText, listLanguageTexts, listTexts } from "./list-texts.ts";

/** The site's own data, and its text in each language. */
export const siteData: SiteData = {
  company,
  services: { mainServices, furtherServices, undecidedService },
  projects,
  team,
  testimonials,
};
export const siteTranslations = await Promise.all(
  languages.map(async (language) => [language, await language.load()] as const),
);

/**
 * Checks the site's content: the data, and each language's text. The build and the development server call it.
 * @param now the latest date that the content may contain
 * @throws {PlainError} with one line for each error: module, field and reason
 */
export function checkContent(
  data = siteData,
  translations: readonly (readonly [Language, Translation])[] = siteTranslations,
  now = new Date(),
): void {
  // Today's date in the earliest time zone, UTC+14, because an editor there may already use it.
  const today = new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
  const dataTexts = Object.entries(data).flatMap(([key, value]) =>
    listTexts(`${key}.ts`, value, key === "services" ? "" : key),
  );
  const texts = translations.map(([{ tag }, translation]) => listLanguageTexts(tag, translation));
  const empty = [...dataTexts, ...texts.flat()].filter(({ text }) => !text.trim());
  const missing = findMissing(texts, data);
  const isWhole = ([{ tag }]: (typeof translations)[number]) =>
    !missing.some((key) => key.startsWith(`${tag}/`));
  const problems = [
    ...missing.map((key) => `${key} is missing`),
    ...empty.map(({ key }) => `${key} must not be empty`),
    ...checkData(data, today),
    ...translations
      .filter(isWhole)
      .flatMap(([{ tag }, translation]) => checkTranslation(tag, translation, today)),
    ...texts.flatMap((own, index) => findUntranslated(own, texts.slice(0, index).flat(), data)),
  ];
  const count = `The content has ${problems.length} problem(s), in shared/data and shared/locales:`;
  if (problems.length > 0) throw new PlainError([count, ...problems].join("\n  "));
}

/** Finds text and modules that only other languages have, and data items without text. Lists may differ in length. */
function findMissing(
  texts: readonly (readonly KeyedText[])[],
  { services, projects, team, testimonials }: SiteData,
): string[] {
  const inLanguage = ({ key }: KeyedText) => key.slice(key.indexOf("/")).replace(/\[.*/, "");
  const moduleIn = (key: string) => key.replace(/:.*/, "");
  const needed = new Set([
    ...[...services.mainServices, ...services.furtherServices].map(({ id }) => `/services.ts: ${id}.title`),
    ...projects.map(({ id }) => `/projects.ts: ${id}.title`),
    ...team.map((person) => `/about.ts: company.roles.${person}`),
    ...testimonials.map(({ id }) => `/testimonials.ts: ${id}.name`),
    ...texts.flat().map(inLanguage),
  ]);
  return texts.flatMap((own) => {
    const [tag] = own[0]?.key.split("/") ?? [];
    const found = new Set(own.map(inLanguage));
    const modules = new Set([...found].map(moduleIn));
    const missing = [...needed.difference(found)];
    const keys = missing.map((key) => tag + (modules.has(moduleIn(key)) ? key : moduleIn(key)));
    return [...new Set(keys)];
  });
}

/** Finds strings that match an earlier language's and have four words besides names and addresses. Links may match. */
function findUntranslated(
  texts: readonly KeyedText[],
  others: readonly KeyedText[],
  data: SiteData,
): string[] {
  const { address, email, legalName, name, shortName } = data.company;
  const clients = data.projects.map(({ client }) => client);
  // The legal name comes first, because it often begins with the name.
  const names = [...Object.values(address ?? {}), email, legalName, name, shortName, ...clients];
  const isLong = (text: string) => {
    const rest = names.reduce<string>((rest, name) => (name ? rest.replaceAll(name, " ") : rest), text);
    return listWords(rest).filter((word) => /\p{L}/u.test(word)).length >= 4;
  };
  const originals = new Set(others.map(({ text }) => text));
  return texts
    .filter(({ key, text }) => !key.endsWith(".href") && originals.has(text) && isLong(text))
    .map(({ key }) => `${key} is not translated yet`);
}
