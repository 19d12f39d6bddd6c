import { css } from "@linaria/core";
import { color } from "#client/styles/tokens.ts";

/** A text with one part of it on lime; a part that the text does not have leaves it as it is. */
export function Marked({ text, mark }: { text: string; mark: string }) {
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
  padding: 0 0.08em 0.06em;
  margin-inline: -0.08em;
  background: ${color.lime};
  color: ${color.onLime};
  white-space: nowrap;
`;
