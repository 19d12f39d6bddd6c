import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { VisuallyHidden } from "#client/components/VisuallyHidden.tsx";
import { media } from "#client/styles/media.ts";
import { color, font, size, space } from "#client/styles/tokens.ts";
import { wideBrackets } from "./wide-brackets.ts";

interface PickedSentenceProps {
  content: Record<"yours" | "kept", string>;
  /** Stands there until the first word is picked. */
  children: ReactNode;
}

/** The sentence of the picked words. A short one takes no more room than what stood in its place. */
export function PickedSentence({ content, children }: PickedSentenceProps) {
  return (
    <div className={cell}>
      {children}
      <p>
        <VisuallyHidden>{content.yours} </VisuallyHidden>
        <span data-sentence="" dir="auto" />
      </p>
      <p data-kept="" hidden>
        {content.kept}
      </p>
    </div>
  );
}

const cell = css`
  display: grid;
  ${media.roomy} {
    grid-column: 1 / span 7;
  }
  > p {
    grid-area: 1 / 1;
    max-width: none;
    font: 600 ${size.heading} / 1.1 ${font.display};
    letter-spacing: -0.03em;
  }
  > p + p {
    visibility: hidden;
  }
  [data-sentence] {
    display: block;
  }
  &:has([data-sentence]:not(:empty)) {
    > p:first-child {
      visibility: hidden;
    }
    > p + p {
      visibility: visible;
    }
    [data-step="picking"] > & {
      border-image: ${wideBrackets};
    }
  }
  > [data-kept] {
    grid-row: 2;
    margin-top: ${space.s};
    color: ${color.muted};
    font: 400 ${size.body} / 1.5 ${font.text};
    letter-spacing: 0;
  }
`;
