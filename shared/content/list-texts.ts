/** A text of the content, and its key: module and field, like `en/home.ts: banner.heading`. */
export interface KeyedText {
  key: string;
  text: string;
}

/** Every text inside a module's lists and objects. Numbers are converted to strings. */
export function listTexts(module: string, value: unknown, field = ""): KeyedText[] {
  if (typeof value === "string" || typeof value === "number")
    return [{ key: `${module}: ${field}`, text: String(value) }];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (Array.isArray(value)) return listTexts(module, inner, `${field}[${key}]`);
    return listTexts(module, inner, field ? `${field}.${key}` : key);
  });
}

/** Every text of a language. */
export function listLanguageTexts(tag: string, modules: object): KeyedText[] {
  return Object.entries(modules).flatMap(([key, module]) => listTexts(moduleOf(tag, key), module));
}

/** The file of a text module: `servicesPage` of `en` is `en/services-page.ts`. */
export function moduleOf(tag: string, key: string): string {
  return `${tag}/${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
}
