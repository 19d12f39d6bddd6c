/** A text or number of the content. */
export interface PlacedText {
  /** Its module and field, like `en/story.ts: heading.before`. An item of a list is named by its id, or else by its index. */
  place: string;
  /** The keys that lead to it, without the indexes of lists. */
  keys: readonly string[];
  text: string;
}

/** Every text in the modules of a folder. The key `servicesPage` stands for the module `services-page.ts`. */
export function listTexts(folder: string, modules: object): PlacedText[] {
  return Object.entries(modules).flatMap(([key, module]) => {
    const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return Object.entries(module).flatMap(([field, value]) =>
      textsIn(`${folder}${name}.ts: ${field}`, [key, field], value),
    );
  });
}

function textsIn(place: string, keys: readonly string[], value: unknown): PlacedText[] {
  if (typeof value === "string" || typeof value === "number") return [{ place, keys, text: String(value) }];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    Array.isArray(value)
      ? textsIn(`${place}[${inner?.id ?? key}]`, keys, inner)
      : textsIn(`${place}.${key}`, [...keys, key], inner),
  );
}
