import { splitMarks } from "#shared/marked-text.ts";

/** A text with marks around its [marked] words. Screen readers do not announce them. */
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
