import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";
import { VisuallyHidden } from "#client/components/VisuallyHidden.tsx";
import { Island } from "#client/islands/Island.tsx";
import { media } from "#client/styles/media.ts";
import { headingMargin } from "#client/styles/section.ts";
import { color, space } from "#client/styles/tokens.ts";
import type { Site } from "#shared/content/site.ts";
import { formatMessage } from "#shared/format.ts";

interface Slide {
  /** Screen readers announce it when a button leads to the slide. */
  name: string;
  children: ReactNode;
}

interface CarouselProps {
  /** The carousel's accessible name. */
  region: string;
  /**
   * Sets the gap between the slides (`--slide-gap`), and may set their width (`--slide`) and how far the row bleeds.
   */
  className: string;
  content: Site["carousel"];
  slides: readonly Slide[];
}

/**
 * A row that snaps and scrolls by touch, wheel and keyboard without a script. The island enables the
 * buttons, which do not change the layout.
 */
export function Carousel({ region, className, content, slides }: CarouselProps) {
  return (
    <Island name="carousel" className={cx(box, className)}>
      <section aria-roledescription={content.roleDescription} aria-label={region}>
        {/* biome-ignore lint/a11y/useSemanticElements: the slides are a group (APG, carousel), not a fieldset */}
        <div
          className={track}
          data-part="track"
          role="group"
          aria-label={content.slides}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard
          tabIndex={0}
        >
          {slides.map(({ name, children }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group (APG, carousel), not a fieldset
            <div
              key={name}
              role="group"
              aria-roledescription={content.slideRoleDescription}
              aria-label={formatMessage(content.slide, { n: index + 1, total: slides.length })}
              data-name={name}
            >
              {children}
            </div>
          ))}
        </div>
        <div className={controls}>
          <button type="button" data-part="previous" aria-label={content.previous}>
            <Arrow path="M19 12H5m6-7-7 7 7 7" />
          </button>
          <button type="button" data-part="next" aria-label={content.next}>
            <Arrow path="M5 12h14m-6-7 7 7-7 7" />
          </button>
        </div>
        <VisuallyHidden role="status" data-part="status" hidden />
      </section>
    </Island>
  );
}

function Arrow({ path }: { path: string }) {
  return (
    <svg width="24" height="24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/*
 * By default, a slide is as wide as the columns, and the row reaches the window's edges, where the next one enters
 * and the last one leaves.
 */
const box = css`
  --slide: 100%;
  --bleed: ${space.side};
  position: relative;
`;

const track = css`
  display: flex;
  /* A scrolling box clips its content. The padding above and below leaves room for the focus ring. */
  margin: -${space.s} calc(-1 * var(--bleed));
  padding: ${space.s} var(--bleed);
  scroll-padding-inline: var(--bleed);
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  overscroll-behavior-x: contain;
  > * {
    flex: none;
    width: var(--slide);
    break-inside: avoid;
    scroll-snap-align: start;
    /* Not a gap, because Swiper measures a slide with its margin. */
    margin-right: var(--slide-gap);
    &:last-child {
      margin-right: 0;
    }
  }
  /* Without the script there are no buttons, so mouse users need the scrollbar. */
  &:not([data-without-script] *) {
    scrollbar-width: none;
  }
  ${media.print} {
    /* Browsers never split a scrolling box across printed pages. */
    display: grid;
    gap: ${space.xl};
    overflow: visible;
  }
  /* The row is as wide as the window, so its focus ring is at the window's edges. */
  &:focus-visible {
    --ring: 0px;
  }
`;

/*
 * In the heading's row, or below the slides in a narrow window. They are hidden without the script, or when all slides
 * fit. They cause no layout shift. The arrows, not their larger click targets, align with the text.
 */
const controls = css`
  display: flex;
  gap: ${space.l};
  margin: ${space.l} 0 0 -${space.m};
  &:not(:has([aria-disabled="false"])) {
    visibility: hidden;
  }
  ${media.largePhone} {
    position: absolute;
    right: -${space.m};
    bottom: calc(100% + ${headingMargin});
  }
  > button {
    display: grid;
    place-items: center;
    width: ${space.target};
    height: ${space.target};
  }
  > [aria-disabled="true"] {
    color: ${color.faint};
    cursor: default;
  }
`;
