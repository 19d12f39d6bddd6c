/**
 * Breaks a name between its words: more than 16 letters into two lines, more than 32 into three. The longest line
 * is as short as it can be.
 */
export function breakName(name: string): string[] {
  const words = name.split(" ");
  const count = Math.min(words.length, Math.ceil(name.length / 16), 3);
  let most = Math.max(...words.map(({ length }) => length));
  let lines = fill(words, most);
  while (lines.length > count) lines = fill(words, ++most);
  return lines;
}

/** Fills lines of at most `most` letters with words, one after the other. */
function fill(words: readonly string[], most: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.pop();
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || longer.length <= most) lines.push(longer);
    else lines.push(last, word);
  }
  return lines;
}
