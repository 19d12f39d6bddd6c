import { splitHighlights } from "#shared/highlighted-text.ts";

/** A text with marks around its [highlighted] words. Screen readers do not announce them. */
export function MarkedText({ children }: { children: string }) {
  return splitHighlights(children).map(({ words, isHighlighted }, index) =>
    isHighlighted ? (
      <mark key={`${index} ${words}`} role="none">
        {words}
      </mark>
    ) : (
      words
    ),
  );
}
