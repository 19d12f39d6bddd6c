import { css, cx } from "@linaria/core";
import { ButtonLink, ButtonRow } from "#client/components/buttons.tsx";
import { SectionShell } from "#client/components/Section.tsx";
import { useSite } from "#client/page-context.ts";
import { largeBrackets } from "#client/styles/brackets.ts";
import { capitalsBox } from "#client/styles/font-metrics.ts";
import { media } from "#client/styles/media.ts";
import { largeText, spaceBetween } from "#client/styles/section.ts";
import { color, displayAdjustments, easing, size, space } from "#client/styles/tokens.ts";

/** The tagline in very large letters between the company's brackets. */
export function HomeHero() {
  const { pageTexts, paths } = useSite();
  const { home } = pageTexts;
  const { heading, markedWords, action, secondAction } = home;
  const start = heading.indexOf(markedWords);
  return (
    <SectionShell id="top" className={hero}>
      <div className={cx(largeBrackets, frame)}>
        <h1 id="top-heading">
          {heading.slice(0, start)}
          <mark role="none" className={marked}>
            <span role="none">{markedWords}</span>
          </mark>
          {heading.slice(start + markedWords.length)}
        </h1>
        <div className={cx(spaceBetween, leadAndButtons)}>
          <p className={largeText}>{home.lead}</p>
          <ButtonRow>
            <ButtonLink variant="inverse" href={`${paths.home}#message-field`}>
              {action}
            </ButtonLink>{" "}
            <ButtonLink variant="secondary" href={paths.projects}>
              {secondAction}
            </ButtonLink>
          </ButtonRow>
        </div>
      </div>
    </SectionShell>
  );
}

const hero = css`
  padding-block: ${space.l};
`;

/* As tall as the first screen, minus the header and a strip of the next section. */
const frame = css`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: min(${space.xxl}, 8svh);
  min-height: min(100svh - 17.5rem, 58rem, 72vw);
  padding: ${space.xl} ${space.gutter};
  > h1 {
    isolation: isolate;
    max-width: ${displayAdjustments.heroWidth};
    /* Smaller in a low window, so that the buttons are on the first screen. */
    font-size: clamp(min(3.05rem, 12.25vw), 19svh - 2rem, ${size.mega});
    line-height: 0.95;
  }
`;

/*
 * No taller than its letters, and behind the descenders of the line above. The marker sweeps it once, and wipes it
 * away as it leaves the window: the story below picks up its colour.
 */
const marked = css`
  position: relative;
  z-index: -1;
  display: inline-block;
  /* Makes up for most of the padding. */
  margin: -0.14em 0 -0.24em -0.02em;
  white-space: nowrap;
  /*
   * As large as the marker. An element of its own, because Firefox clips all backgrounds of an element to the text,
   * or none.
   */
  > span {
    display: block;
    padding-inline: 0.08em 0.1em;
    ${capitalsBox(0.22, 0.27)}
  }
  /* The offset of the mark from its words: it comes from the left, and leaves to the right. */
  @property --sweep {
    syntax: "<percentage>";
    inherits: true;
    initial-value: 0%;
  }
  ${media.motion} {
    @media (forced-colors: none) {
      background: linear-gradient(90deg, #0000 var(--sweep), ${color.accent} 0 calc(100% + var(--sweep)), #0000 0);
      > span {
        background: linear-gradient(90deg, ${color.text} var(--sweep), ${color.onAccent} 0 calc(100% + var(--sweep)), ${color.text} 0) text;
        color: #0000;
      }
      animation: sweep 600ms ${easing} both;
      @supports (animation-timeline: view()) {
        /* With a timeline, Lightning CSS 1.33 breaks the shorthand. */
        animation-name: sweep, wipe;
        animation-duration: 600ms, auto;
        animation-timing-function: ${easing}, linear;
        animation-timeline: auto, view();
        /* Only near the window's top: before the visitor scrolls, all is marked. */
        animation-range: normal, exit calc(-1 * min(12rem, 20svh)) exit 0%;
      }
    }
  }
  @keyframes sweep {
    from {
      --sweep: -100%;
    }
  }
  @keyframes wipe {
    to {
      --sweep: 100%;
    }
  }
  /* Forced colours put a plate behind the lines of the heading, which would cover it. */
  ${media.forcedColors} {
    z-index: auto;
  }
`;

const leadAndButtons = css`
  gap: 0 ${space.xl};
  > p {
    flex: 1 1 20em;
    max-width: 29.25em;
  }
`;
