/** A text, number or boolean of the content. */
export interface PlacedText {
  /** Its module and field, like `en/story.ts: heading.before`. An item of a list is named by its id, or else by its index. */
  place: string;
  /** The keys that lead to it, without the indexes of lists. */
  keys: readonly string[];
  text: string;
}

/** Every text in the modules of a folder. */
export function listTexts(folder: string, modules: object): PlacedText[] {
  return Object.entries(modules).flatMap(([key, module]) =>
    Object.entries(module).flatMap(([field, value]) =>
      textsIn(`${folder}${fileOf(key)}: ${field}`, [key, field], value),
    ),
  );
}

/** The file of a module: `services-page.ts` for the key `servicesPage`. */
const fileOf = (key: string) => `${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

function textsIn(place: string, keys: readonly string[], value: unknown): PlacedText[] {
  if (["string", "number", "boolean"].includes(typeof value)) return [{ place, keys, text: String(value) }];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    Array.isArray(value)
      ? textsIn(`${place}[${inner?.id ?? key}]`, keys, inner)
      : textsIn(`${place}.${key}`, [...keys, key], inner),
  );
}
