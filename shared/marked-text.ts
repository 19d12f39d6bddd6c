/**
 * Lists a text's words in lower case, split at punctuation and apostrophes: "Don’t wait, call 112" gives "don", "t",
 * "wait", …
 */
export function listWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Splits a text into its [marked] words and what is between them. */
export function splitMarks(text: string): { words: string; isMarked: boolean }[] {
  // Every second part was in brackets.
  return text.split(/[[\]]/).map((words, index) => ({ words, isMarked: index % 2 === 1 }));
}
