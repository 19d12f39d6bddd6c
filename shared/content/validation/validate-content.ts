import * as facts from "#shared/company.ts";
import type { Drawings } from "#shared/content/schemas.ts";
import type { SiteWords } from "#shared/content/site-words.ts";
import { languages } from "#shared/languages.ts";
import type { Mistake } from "./check-schema.ts";
import { checkCompany } from "./company.ts";
import { checkFactDrawings, checkWordDrawings } from "./drawings.ts";
import { checkEntities, checkEntityWords } from "./entities.ts";
import type { Facts } from "./facts.ts";
import { checkPages } from "./pages.ts";
import { checkMarks, checkTranslated } from "./translations.ts";
import { checkTexts } from "./words.ts";

/** Thrown for broken content. The message has one line for each mistake, with module, field and reason. */
export class ContentError extends Error {
  readonly #mistakes: readonly Mistake[];

  constructor(mistakes: readonly Mistake[]) {
    const lines = mistakes.map(({ module, field, reason }) => `  ${module}: ${field} ${reason}`);
    super(
      `The content has ${mistakes.length} mistake(s), in shared/company.ts and shared/content:\n${lines.join("\n")}`,
    );
    this.name = "ContentError";
    // The stack is hidden: a content mistake has no place in the code, and the stack would repeat the list.
    this.stack = `${this.name}: ${this.message}`;
    this.#mistakes = mistakes;
  }

  get mistakes(): readonly Mistake[] {
    return this.#mistakes;
  }
}

/**
 * Validates facts and words by the rules of the specification.
 * @param words the words of each language, by its tag; the default language comes first
 * @param now no date may be later than this
 * @throws {ContentError} with all mistakes at once
 */
export function checkContent(
  facts: Facts,
  words: Readonly<Record<string, SiteWords>>,
  drawings: Drawings,
  now: Date,
): void {
  const all = Object.values(words);
  const found = [
    ...checkCompany(facts.company, now),
    ...checkEntities(facts, now),
    ...checkFactDrawings(facts, drawings),
    ...Object.entries(words).flatMap(([tag, inLanguage], index) => [
      ...checkEntityWords(tag, inLanguage, facts),
      ...checkPages(tag, inLanguage, now),
      ...checkTexts(tag, inLanguage),
      ...checkMarks(tag, inLanguage),
      ...checkTranslated(all.slice(0, index), tag, inLanguage, facts),
      ...checkWordDrawings(tag, inLanguage, drawings),
    ]),
  ];
  // Two rules can find the same mistake.
  const isFirst = ({ module, field }: Mistake, index: number) =>
    found.findIndex((other) => other.module === module && other.field === field) === index;
  const mistakes = found.filter(isFirst);
  if (mistakes.length > 0) throw new ContentError(mistakes);
}

/** The words of each language, by its tag. */
async function loadWords(): Promise<Record<string, SiteWords>> {
  const loaded = languages.map(async ({ tag, load }) => [tag, (await load()).words] as const);
  return Object.fromEntries(await Promise.all(loaded));
}

/**
 * Validates the site's own content. The build and the start in development call it.
 * @throws {ContentError} with all mistakes at once
 */
export async function assertContent(drawings: Drawings, now = new Date()): Promise<void> {
  checkContent(facts, await loadWords(), drawings, now);
}
