/**
 * Puts values into a text of the content: `formatMessage("{n} of {total}", { n: 1, total: 3 })` is "1 of 3".
 * Texts keep placeholders, not functions, because the props of islands are plain JSON.
 * @throws {Error} when the text names a placeholder that has no value.
 */
export function formatMessage(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${text}"`);
    return String(value);
  });
}
