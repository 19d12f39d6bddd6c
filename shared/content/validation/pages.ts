import { type PageWords, PageWordsSchema, QuestionsSchema } from "#shared/content/schemas.ts";
import type { SiteWords } from "#shared/content/site-words.ts";
import { checkSchema, type Mistake } from "./check-schema.ts";
import { column, findDuplicates, findWrongDates } from "./references.ts";
import { fileOf } from "./words.ts";

/** Finds wrong dates of a page: in the future, or modified before it was published. */
function checkDates(module: string, { metadata }: PageWords, now: Date): Mistake[] {
  const { modifiedTime, publishedTime } = metadata ?? {};
  const field = "metadata.modifiedTime";
  const entries = [
    { module, field, value: modifiedTime },
    { module, field: "metadata.publishedTime", value: publishedTime },
  ];
  const early = publishedTime !== undefined && modifiedTime < publishedTime;
  const reason = `must not be before metadata.publishedTime, ${publishedTime}`;
  return [...findWrongDates(entries, now), ...(early ? [{ module, field, reason }] : [])];
}

/** Finds mistakes in the pages of a language: metadata, dates, and titles that two pages share. */
export function checkPages(tag: string, words: SiteWords, now: Date): Mistake[] {
  const all = Object.entries(words)
    .filter(([, module]) => "metadata" in module)
    .map(([key, page]) => ({ module: fileOf(tag, key), page: page as PageWords }));
  const one = (field: "title" | "description") =>
    all.map(({ module, page }) => ({
      module,
      field: `metadata.${field}`,
      value: page.metadata?.[field],
    }));
  return [
    ...all.flatMap(({ module, page }) => checkSchema(module, "", PageWordsSchema, page)),
    ...all.flatMap(({ module, page }) => checkDates(module, page, now)),
    ...findDuplicates(one("title")),
    ...findDuplicates(one("description")),
    ...checkQuestions(fileOf(tag, "contactPage"), words.contactPage.questions.items),
  ];
}

/** Finds mistakes in the questions of the contact page, and questions that stand twice. */
function checkQuestions(module: string, items: SiteWords["contactPage"]["questions"]["items"]): Mistake[] {
  const root = "questions.items";
  return [
    ...checkSchema(module, root, QuestionsSchema, items),
    ...findDuplicates(column(module, root, items, "question")),
  ];
}
