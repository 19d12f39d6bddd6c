import { css } from "@linaria/core";
import { color } from "#client/styles/tokens.ts";

/** A text with one part on an accent background. If the text does not contain that part, nothing is highlighted. */
export function HighlightedText({ text, highlight }: { text: string; highlight: string }) {
  const start = text.indexOf(highlight);
  if (start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <mark className={highlighted}>{highlight}</mark>
      {text.slice(start + highlight.length)}
    </>
  );
}

/* As tall as the letters with their descenders, so that it stays clear of the line above, which is close. Its ground is below that line's descenders. */
const highlighted = css`
  position: relative;
  z-index: -1;
  display: inline-block;
  margin: -0.08em 0 -0.24em -0.02em;
  padding: 0.08em 0.1em 0.34em 0.08em;
  background: ${color.accent};
  color: ${color.onAccent};
  line-height: 0.66;
  white-space: nowrap;
`;
