import { type PageContent, PageContentSchema, type SiteContent } from "#shared/content/schemas.ts";
import { checkSchema, type Mistake } from "./check-schema.ts";
import { type Entry, findDuplicates, findWrongDates } from "./references.ts";
import { anchorsOf, checkWords, ownWords } from "./words.ts";

/** Finds wrong dates of a page: in the future, or modified before it was published. */
function checkDates(module: string, { metadata }: PageContent, now: Date): Mistake[] {
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

/** Finds mistakes in the pages: metadata, dates, anchors, empty texts and broken links. */
export function checkPages({ pages, failures, words }: SiteContent, now: Date): Mistake[] {
  const all = [
    ...pages.map(({ path, content }) => ({ module: `page ${path}`, content })),
    ...Object.entries(failures).map(([module, content]) => ({ module, content })),
  ];
  const anchors = new Map(pages.map(({ path, content }) => [path, anchorsOf(content)]));
  const one = (field: "title" | "description"): Entry[] =>
    all.map(({ module, content }) => ({
      module,
      field: `metadata.${field}`,
      value: content.metadata?.[field],
    }));
  return [
    ...all.flatMap(({ module, content }) => checkSchema(module, "", PageContentSchema, content)),
    ...all.flatMap(({ module, content }) => checkDates(module, content, now)),
    ...findDuplicates(one("title")),
    ...findDuplicates(one("description")),
    ...findDuplicates(
      pages.map(({ path }, index) => ({ module: "pages", field: `[${index}].path`, value: path })),
    ),
    ...[...anchors].flatMap(([path, ids]) =>
      findDuplicates(ids.map((value) => ({ module: `page ${path}`, field: `id "${value}"`, value }))),
    ),
    ...all.flatMap(({ module, content }) => checkWords(module, "", ownWords(content), anchors)),
    ...Object.entries(words).flatMap(([module, text]) => checkWords(module, "", text, anchors)),
  ];
}
