import { company } from "#shared/company.ts";
import { languages } from "#shared/languages.ts";
import { projects } from "#shared/projects.ts";
import { furtherServices, mainServices } from "#shared/services.ts";
import { testimonials } from "#shared/testimonials.ts";
import {
  contentRules,
  type Data,
  groups,
  type Images,
  neededPlaces,
  type Rule,
  relations,
} from "./content-rules.ts";
import { listLanguageTexts, listTexts, type PlacedText } from "./list-texts.ts";

/** Thrown for broken content. The message has one line for each mistake: module, field and reason. */
export class ContentError extends Error {
  constructor(mistakes: readonly string[]) {
    const lines = mistakes.map((mistake) => `\n  ${mistake}`).join("");
    super(`The content has ${mistakes.length} mistake(s), in shared and shared/content:${lines}`);
    // A mistake in the content has no place in the code.
    this.stack = this.message;
  }
}

/**
 * Checks the content: data, and the text of each language.
 * @param modules the modules of each language, by its tag
 * @param now no date may be later than this
 * @throws {ContentError} with all mistakes at once
 */
export function checkContent(
  data: Data,
  modules: Readonly<Record<string, object>>,
  images: Images,
  now: Date,
): void {
  // Today's date in the earliest time zone, UTC+14. An editor there may already use it.
  const today = new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
  const dataTexts = Object.entries(data).flatMap(([key, value]) =>
    listTexts(key.endsWith("Services") ? "services.ts" : `${key}.ts`, value, key),
  );
  const languageTexts = Object.entries(modules).map(([tag, modules]) => listLanguageTexts(tag, modules));
  const mistakes = [
    ...Object.entries(modules).flatMap(([tag, modules], index) =>
      findMissing(languageTexts[index] ?? [], neededPlaces(tag, modules, data)),
    ),
    ...[dataTexts, ...languageTexts].flatMap((texts) => [
      ...findBroken(texts, contentRules(data, images, today)),
      ...findBrokenRelations(texts),
      ...findRepeated(texts),
    ]),
    ...languageTexts.flatMap((texts, index) =>
      findUntranslated(texts, languageTexts.slice(0, index).flat(), data),
    ),
  ];
  if (mistakes.length > 0) throw new ContentError(mistakes);
}

/**
 * Checks the site's own content. The build and the start in development call it.
 * @throws {ContentError} with all mistakes at once
 */
export async function assertContent(images: Images): Promise<void> {
  const loaded = languages.map(async ({ tag, load }) => [tag, (await load()).text] as const);
  checkContent(
    { company, mainServices, furtherServices, projects, testimonials },
    Object.fromEntries(await Promise.all(loaded)),
    images,
    new Date(),
  );
}

function findMissing(texts: readonly PlacedText[], needed: readonly string[]): string[] {
  const places = new Set(texts.map(({ place }) => place));
  return needed.filter((place) => !places.has(place)).map((place) => `${place} is missing`);
}

/** One mistake for each text that breaks rules: the first rule that it breaks. */
function findBroken(texts: readonly PlacedText[], rules: readonly Rule[]): string[] {
  return texts.flatMap(({ place, text }) => {
    const [, , reason] = rules.find(([where, isRight]) => where.test(place) && !isRight(text)) ?? [];
    return reason ? [`${place} ${reason}, but is ${JSON.stringify(text)}`] : [];
  });
}

function findBrokenRelations(texts: readonly PlacedText[]): string[] {
  const textAt = new Map(texts.map(({ place, text }) => [place, text]));
  return relations.flatMap(([field, other, isRight, reason]) =>
    texts
      .filter(({ place, text }) => {
        const otherText = place.endsWith(field) && textAt.get(place.slice(0, -field.length) + other);
        return typeof otherText === "string" && !isRight(text, otherText);
      })
      .map(({ place }) => `${place} ${reason}`),
  );
}

function findRepeated(texts: readonly PlacedText[]): string[] {
  return groups.flatMap((group) => {
    const members = texts.filter(({ place }) => group.test(place));
    return members.flatMap(({ place, text }, index) => {
      const first = members.findIndex((member) => member.text === text);
      return first < index
        ? [`${place} is the same as ${members[first]?.place}: ${JSON.stringify(text)}`]
        : [];
    });
  });
}

/** Finds texts of at least four words that are the same in a language before. Names of companies do not count. */
function findUntranslated(texts: readonly PlacedText[], others: readonly PlacedText[], data: Data): string[] {
  const { legalName, name, shortName } = data.company;
  // The legal name comes first, because it often begins with the name.
  const names = [legalName, name, shortName, ...data.projects.map(({ client }) => client)];
  const isLong = (text: string) => {
    const rest = names.reduce((rest, name) => rest.replaceAll(name, " "), text);
    return rest.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length >= 4;
  };
  const originals = new Set(others.map(({ text }) => text));
  return texts
    .filter(({ text }) => originals.has(text) && isLong(text))
    .map(({ place }) => `${place} is not translated yet`);
}
