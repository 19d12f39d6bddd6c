import { css } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { color } from "#client/styles/tokens.ts";

/** A text with one part on an accent background. If the text does not contain the part, nothing is marked. */
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
  color: ${color.onAccent};
  white-space: nowrap;
  /* A separate box, because an inline background is as tall as the font and not as tall as the line. */
  &::before {
    content: "";
    position: absolute;
    z-index: -1;
    /*
     * From above the ascenders to below the descenders, and clear of the descenders of the line above. The right side
     * also covers the letter spacing after the last letter.
     */
    inset: 0.3em -0.12em -0.01em -0.08em;
    background: ${color.accent};
  }
  ${media.forcedColors} {
    /* The text stays above the backplate that forced colours put behind the line, and has none of its own. */
    isolation: isolate;
    forced-color-adjust: none;
    color: MarkText;
    &::before {
      background: Mark;
    }
  }
`;
