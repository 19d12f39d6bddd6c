/** Splits a text into its [marked] words and what is between them. */
export function splitMarks(text: string): { words: string; isMarked: boolean }[] {
  // Every second part was in brackets.
  return text.split(/[[\]]/).map((words, index) => ({ words, isMarked: index % 2 === 1 }));
}
