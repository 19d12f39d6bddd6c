import type { Handbook } from "#shared/content/handbook-bot.ts";

/**
 * Loads the handbook of a language. In the browser each handbook is a chunk of its own.
 * @param tag the language's tag (BCP 47), which is the name of its folder
 * @throws {Error} when the language has none.
 */
export async function loadHandbook(tag: string): Promise<Handbook> {
  const { handbook }: { handbook: Handbook } = await import(`../../../shared/locales/${tag}/handbook.ts`);
  return handbook;
}
