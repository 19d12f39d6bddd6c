/**
 * A text or number of the content, and its place: module and field, like `en/home.ts: banner.heading`. An item of a list
 * is named by its id, or else by its index.
 */
export interface PlacedText {
  place: string;
  text: string;
}

/** Every text in the modules of a folder. The key `servicesPage` stands for the module `services-page.ts`. */
export function listTexts(folder: string, modules: object): PlacedText[] {
  return Object.entries(modules).flatMap(([key, module]) => {
    const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return Object.entries(module).flatMap(([field, value]) =>
      textsIn(`${folder}${name}.ts: ${field}`, value),
    );
  });
}

function textsIn(place: string, value: unknown): PlacedText[] {
  if (typeof value === "string" || typeof value === "number") return [{ place, text: String(value) }];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(Array.isArray(value) ? `${place}[${inner?.id ?? key}]` : `${place}.${key}`, inner),
  );
}
