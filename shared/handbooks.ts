import type { Handbook } from "#shared/content/schemas.ts";

/** The handbook in each language, by the language's tag. Each is a chunk of its own in the browser. */
const handbooks: Readonly<Record<string, () => Promise<{ handbook: Handbook }>>> = {
  en: () => import("./content/en/handbook.ts"),
  es: () => import("./content/es/handbook.ts"),
};

/**
 * Loads the handbook of a language.
 * @throws {Error} when the language has none.
 */
export async function loadHandbook(tag: string): Promise<Handbook> {
  const load = handbooks[tag];
  if (!load) throw new Error(`shared/handbooks.ts has no handbook in the language "${tag}"`);
  return (await load()).handbook;
}
