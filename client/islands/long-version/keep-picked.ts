interface Word {
  text: string;
  picked: boolean;
}

/** Which words of an edited text are still picked: those before and after the place of the edit. */
export function keepPicked(before: readonly Word[], after: readonly string[]): boolean[] {
  const shorter = Math.min(before.length, after.length);
  const grown = after.length - before.length;
  let start = 0;
  while (start < shorter && before[start]?.text === after[start]) start += 1;
  let end = after.length;
  while (end > after.length - (shorter - start) && before[end - 1 - grown]?.text === after[end - 1]) end -= 1;
  return after.map((_, index) => {
    if (index < start) return before[index]?.picked ?? false;
    return index >= end && (before[index - grown]?.picked ?? false);
  });
}
