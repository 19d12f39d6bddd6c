/** A text, number or boolean of the content. */
export interface ContentText {
  /**
   * Where it is, like `en/story.ts: heading.before` or `shared/data: company.email`. An item of a list is named by its
   * id, or else by its index.
   */
  location: string;
  /** The keys that lead to it, without the indexes of lists. */
  keys: readonly string[];
  text: string;
}

/** Every text, number and boolean in shared/data. */
export const listDataTexts = (data: object): ContentText[] =>
  Object.entries(data).flatMap(([name, value]) => textsIn(`shared/data: ${name}`, [name], value));

/** Every text in the modules of a folder, and of its folder `pages`. */
export function listTexts(folder: string, modules: object, keys: readonly string[] = []): ContentText[] {
  return Object.entries(modules).flatMap(([key, module]) =>
    key === "pages"
      ? listTexts(`${folder}pages/`, module, [key])
      : Object.entries(module).flatMap(([field, value]) =>
          textsIn(`${folder}${fileOf(key)}: ${field}`, [...keys, key, field], value),
        ),
  );
}

/** The file of a module: `contact-form.ts` for the key `contactForm`. */
const fileOf = (key: string) => `${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

function textsIn(location: string, keys: readonly string[], value: unknown): ContentText[] {
  if (["string", "number", "boolean"].includes(typeof value))
    return [{ location, keys, text: String(value) }];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    Array.isArray(value)
      ? textsIn(`${location}[${inner?.id ?? key}]`, keys, inner)
      : textsIn(`${location}.${key}`, [...keys, key], inner),
  );
}

/**
 * Lists a text's words in lower case, split at punctuation and apostrophes: "Don’t wait, call 112" gives "don", "t",
 * "wait", …
 */
export function listWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
