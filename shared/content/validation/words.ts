import type { PageContent } from "#shared/content/schemas.ts";
import { fieldName, type Mistake, quote } from "./check-schema.ts";

export type Found = { pointer: string; key: string; value: unknown };

/** Every value inside the words of a module, with its JSON pointer. */
export function* walk(value: unknown, pointer = ""): Generator<Found> {
  if (value === null || typeof value !== "object") return;
  for (const [key, inner] of Object.entries(value)) {
    yield { pointer: `${pointer}/${key}`, key, value: inner };
    yield* walk(inner, `${pointer}/${key}`);
  }
}

/** The words of a page without its metadata and its list of entities, which are validated elsewhere. */
export function ownWords({ metadata: _, schema: __, ...words }: PageContent): object {
  return words;
}

/** The anchors of a page: every `id` in its words, and the ids of the entities in its list. */
export function anchorsOf(content: PageContent): string[] {
  const ids = [...walk(ownWords(content))]
    .filter(({ key }) => key === "id")
    .map(({ value }) => String(value));
  const items = content.schema?.list?.items ?? [];
  // Duplicate ids of entities are reported for the entities' own module.
  return [...ids, ...new Set(items.map(({ id }) => id))];
}

/**
 * Validates the words of a module: no text is empty, and every `href` leads to an existing page and anchor.
 * @param anchors the anchors of each page, by its path
 */
export function checkWords(
  module: string,
  root: string,
  words: unknown,
  anchors: ReadonlyMap<string, readonly string[]>,
): Mistake[] {
  const mistakes: Mistake[] = [];
  for (const { pointer, key, value } of walk(words)) {
    if (typeof value !== "string") continue;
    const add = (reason: string) => mistakes.push({ module, field: fieldName(root, pointer), reason });
    if (value.trim() === "") add("must not be empty");
    else if (key === "href") {
      const [address = "", fragment] = value.split("#");
      const [path = ""] = address.split("?");
      const known = anchors.get(path);
      if (!known) add(`leads to no page: ${quote(value)}`);
      else if (fragment !== undefined && !known.includes(fragment))
        add(`leads to no anchor of ${path}: ${quote(value)}`);
    }
  }
  return mistakes;
}
