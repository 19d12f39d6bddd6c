import type { PageContent } from "#shared/content/schemas.ts";
import { fieldName, type Mistake, quote } from "./check-schema.ts";

type Found = { pointer: string; key: string; value: unknown };

/** Every value inside the words of a module, with the way that leads to it. */
function* walk(value: unknown, pointer = ""): Generator<Found> {
  if (value === null || typeof value !== "object") return;
  for (const [key, inner] of Object.entries(value)) {
    yield { pointer: `${pointer}/${key}`, key, value: inner };
    yield* walk(inner, `${pointer}/${key}`);
  }
}

/** The words of a page without what is checked elsewhere: its metadata, and the entities that it lists. */
export function ownWords({ metadata: _, schema: __, ...words }: PageContent): object {
  return words;
}

/** The anchors of a page: every `id` in its words, and the ids of the entities that it lists. */
export function anchorsOf(content: PageContent): string[] {
  const ids = [...walk(ownWords(content))]
    .filter(({ key }) => key === "id")
    .map(({ value }) => String(value));
  const items = content.schema?.list?.items ?? [];
  // Entities of one id are a mistake of their own module.
  return [...ids, ...new Set(items.map(({ id }) => id))];
}

/**
 * Checks the free words of a module: no text is empty, every `href` leads to a page (and to an anchor on it).
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
