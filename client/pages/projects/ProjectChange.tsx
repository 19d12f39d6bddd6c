import { css, cx } from "@linaria/core";
import { letters } from "#client/components/letters.ts";
import { VisuallyHidden } from "#client/components/VisuallyHidden.tsx";
import { media } from "#client/styles/media.ts";
import { color, font, size } from "#client/styles/tokens.ts";
import type { Project } from "#shared/content/site-content.ts";

interface ProjectChangeProps extends Pick<Project, "change"> {
  /** For screen readers, between the two figures. */
  now: string;
  lines?: 1 | 2;
}

/**
 * A project's change: the old figure, an arrow as long as there is room, and the new figure. Figures beside each
 * other are as large as both together allow, figures in two lines as the longer one allows.
 */
export function ProjectChange({ change: { from, what, to }, now, lines = 1 }: ProjectChangeProps) {
  // The new figure shares its line with the arrow, but has the whole width.
  const length = lines === 1 ? from.length + to.length : Math.max(from.length, Math.round(to.length * 0.8));
  return (
    <p className={cx(changed, letters, descenders.test(from + to) && withDescenders)} data-letters={length}>
      <s>{from}</s> <small>{what}</small>
      <b>
        <span>
          <VisuallyHidden>{now}</VisuallyHidden>
        </span>{" "}
        {to}
      </b>
    </p>
  );
}

/** Characters that reach below the line, such as the comma of 1,240. */
const descenders = /[,;Qgjpqy]/;

const changed = css`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  max-width: none;
  font: 600 min(20vw, 22.8rem, min(120vw, 137rem) / var(--letters)) / 0.8 ${font.display};
  letter-spacing: -0.05em;
  white-space: nowrap;
  /*
   * The line box of 0.8 em ends at the foot of the figures and starts 0.15 em above their top. On paper,
   * Chromium would overlap the lines below.
   */
  @media screen {
    s,
    b {
      margin-top: -0.15em;
    }
    b > span {
      margin-top: 0.15em;
    }
  }
  s {
    margin-inline: -0.06em 0.1em;
    color: ${color.muted};
    text-decoration: none;
  }
  b {
    grid-area: 1 / 2;
    display: flex;
    align-items: center;
    font-weight: inherit;
  }
  /* Above the arrow's shaft where it is long enough, else below the figures. */
  small {
    grid-area: 2 / 1 / auto / -1;
    padding-top: 0.9em;
    font: 500 ${size.lead} / 1.3 ${font.text};
    letter-spacing: 0;
    white-space: normal;
  }
  ${media.laptop} {
    small {
      grid-area: 1 / 2;
      max-width: min(11em, 18vw);
      padding: 0;
      text-wrap: balance;
      translate: 0 calc(-50% - 1.1rem);
    }
  }
  /* The arrow is drawn with borders, because forced colours apply to borders. */
  b > span {
    flex: 1;
    position: relative;
    min-width: 0.3em;
    height: 0.44em;
    margin-right: 0.1em;
    color: ${color.mark};
    &::before,
    &::after {
      content: "";
      position: absolute;
      inset: 50% 0.03em auto 0;
      border: solid;
      border-width: 0.05em 0 0;
      transform: translateY(-50%);
    }
    &::after {
      inset-inline: auto 0.065em;
      width: 0.31em;
      height: 0.31em;
      border-right-width: 0.05em;
      transform: translateY(-50%) rotate(45deg);
    }
  }
  /* Removes the backplate of forced colours: behind tall letters it would cover the lines beside them. */
  ${media.forcedColors} {
    forced-color-adjust: none;
    &,
    s {
      color: CanvasText;
    }
  }
`;

/* The picture below begins at the foot of the figures, where a comma still has its tail. */
const withDescenders = css`
  ${media.laptop} {
    > s,
    > b {
      padding-bottom: 0.13em;
    }
  }
`;
