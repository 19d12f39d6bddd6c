/** Lists a string's words in lower case, without punctuation: "Don’t wait, call 112" gives "don", "t", "wait", … */
export function listWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Splits text into its [highlighted] words and what is between them. */
export function splitHighlights(text: string): { words: string; isHighlighted: boolean }[] {
  // Every second part was in brackets.
  return text.split(/[[\]]/).map((words, index) => ({ words, isHighlighted: index % 2 === 1 }));
}
