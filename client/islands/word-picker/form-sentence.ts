/** Joins words into a sentence, with a capital letter and a full stop. */
export function formSentence(words: readonly string[], language: string): string {
  const [first] = words;
  if (first === undefined) return "";
  const text = words.join(" ");
  // A name such as iPhone stays as it is.
  const isSmall = first === first.toLocaleLowerCase(language);
  const begin = isSmall ? text.charAt(0).toLocaleUpperCase(language) : text.charAt(0);
  return `${begin}${text.slice(1)}.`;
}
