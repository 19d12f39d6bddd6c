import { css } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { color } from "#client/styles/tokens.ts";

/** A text with one part of it on lime; a part that the text does not have leaves it as it is. */
export function HighlightedText({ text, mark }: { text: string; mark: string }) {
  const start = text.indexOf(mark);
  if (start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <mark className={marked}>{mark}</mark>
      {text.slice(start + mark.length)}
    </>
  );
}

const marked = css`
  position: relative;
  margin-left: 0.05em;
  background: none;
  color: ${color.onLime};
  white-space: nowrap;
  /* A box of its own, because an inline background is as tall as the font, not as the line. */
  &::before {
    content: "";
    position: absolute;
    z-index: -1;
    /* On the right also the tracking after the last letter. */
    inset: 0.18em -0.12em -0.05em -0.08em;
    background: ${color.lime};
  }
  ${media.forcedColors} {
    /* Above the ground that the browser lays below the letters of the line, and without one of its own. */
    isolation: isolate;
    forced-color-adjust: none;
    color: MarkText;
    &::before {
      background: Mark;
    }
  }
`;
