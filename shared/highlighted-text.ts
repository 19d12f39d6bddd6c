/** Lists a string's words in lower case, without punctuation: "Don’t wait, call 112" gives "don", "t", "wait", … */
export function listWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Splits text at its [highlighted] words. Every second part was in brackets. */
export function splitHighlights(text: string): string[] {
  return text.split(/[[\]]/);
}
