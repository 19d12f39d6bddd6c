import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";
import { Island } from "#client/islands/Island.tsx";
import { useSite } from "#client/site-context.ts";
import { media } from "#client/styles/media.ts";
import { brackets, color, sideOf, size, space, stroke } from "#client/styles/tokens.ts";
import { formatMessage } from "#shared/format-message.ts";

interface CarouselProps {
  /** The carousel's name for screen readers. */
  region: string;
  /** Sets the width of the slides (`--slide`) and the gap between them (`--slide-gap`). */
  className: string;
  slides: readonly { id: string; content: ReactNode }[];
}

/**
 * A row that snaps and scrolls by touch, wheel and keyboard without a script. The island adds buttons,
 * which change nothing in the layout.
 */
export function Carousel({ region, className, slides }: CarouselProps) {
  const { carousel } = useSite();
  return (
    <Island name="carousel" load="visible" className={cx(carouselBox, className)}>
      <section aria-roledescription={carousel.roleDescription} aria-label={region}>
        <div data-carousel-viewport="">
          {/* biome-ignore lint/a11y/useSemanticElements: the slides are a group (APG, carousel), not a fieldset */}
          <div
            className={track}
            data-carousel-track=""
            role="group"
            aria-label={carousel.slides}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard
            tabIndex={0}
          >
            {slides.map(({ id, content }, index) => (
              // biome-ignore lint/a11y/useSemanticElements: a slide is a group (APG, carousel), not a fieldset
              <div
                key={id}
                className={slide}
                data-carousel-slide=""
                role="group"
                aria-roledescription={carousel.slideRoleDescription}
                aria-label={formatMessage(carousel.slide, { n: index + 1, total: slides.length })}
              >
                {content}
              </div>
            ))}
          </div>
        </div>
        <div className={controls} data-carousel-controls="" hidden>
          <button type="button" data-carousel-prev="" aria-label={carousel.previous}>
            <Arrow path="M15 5 8 12l7 7" />
          </button>
          <button type="button" data-carousel-next="" aria-label={carousel.next}>
            <Arrow path="m9 5 7 7-7 7" />
          </button>
        </div>
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

/* The row reaches the window's edges. The next slide enters there and the last one leaves there. */
const carouselBox = css`
  --bleed: ${sideOf("100vw")};
  --bleed-start: var(--bleed);
  position: relative;
`;

const track = css`
  display: flex;
  margin: -${space.s} calc(-1 * var(--bleed)) -${space.s} calc(-1 * var(--bleed-start));
  /* A scrolling box clips its content. The padding above and below leaves room for the focus brackets. */
  padding: ${space.s} var(--bleed) ${space.s} var(--bleed-start);
  scroll-padding-inline-start: var(--bleed-start);
  gap: var(--slide-gap);
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  overscroll-behavior-x: contain;
  /* Without script there are no buttons, and a mouse needs the bar. */
  @media not (scripting: none) {
    scrollbar-width: none;
  }
  ${media.print} {
    display: block;
    /* Browsers never break a scrolling box across printed pages. */
    overflow: visible;
  }
  /* The row is as wide as the window, so its focus brackets are on the window's edges. */
  &:focus-visible {
    --ring: 0px;
  }
`;

const slide = css`
  flex: none;
  width: var(--slide);
  scroll-snap-align: start;
  ${media.print} {
    margin-bottom: var(--slide-gap);
    break-inside: avoid;
  }
`;

/* On the heading's row, or below the slides on a narrow window. They move nothing when they appear. */
const controls = css`
  display: flex;
  gap: ${space.s};
  margin-top: ${space.l};
  &[hidden] {
    visibility: hidden;
  }
  ${media.print} {
    display: none;
  }
  ${media.roomy} {
    position: absolute;
    right: 0;
    bottom: calc(100% + ${space.xl});
  }
  ${media.laptop} {
    bottom: calc(100% + ${space.xxl});
  }
  > button {
    display: grid;
    place-items: center;
    width: ${space.target};
    height: ${space.target};
    padding: 0;
    background: none;
    border: 0;
    border-image: ${brackets(stroke.mark, "8px", "0px")};
    font-size: ${size.body};
    &:disabled,
    &[aria-disabled="true"] {
      color: ${color.muted};
      cursor: default;
      &:not(:focus-visible) {
        opacity: 0.5;
      }
    }
    ${media.hover} {
      &:not(:disabled, [aria-disabled="true"]):hover {
        background: ${color.accent};
        color: ${color.onAccent};
      }
    }
  }
`;
