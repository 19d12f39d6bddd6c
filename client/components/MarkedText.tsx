import { splitMarks } from "#shared/marked-text.ts";

/** A text with its [marked] words in `<mark>`. With `role="none"`, screen readers do not announce the marks. */
export function MarkedText({ children }: { children: string }) {
  return splitMarks(children).map(({ words, isMarked }, index) =>
    isMarked ? (
      <mark key={`${index} ${words}`} role="none">
        {words}
      </mark>
    ) : (
      words
    ),
  );
}
