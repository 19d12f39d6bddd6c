/**
 * Fills the placeholders of a text: `formatMessage("{n} of {total}", { n: 1, total: 3 })` is "1 of 3". Texts
 * have placeholders instead of functions, because the props of islands are plain JSON.
 * @throws {Error} when a placeholder has no value.
 */
export function formatMessage(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${text}"`);
    return String(value);
  });
}
