import { css } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { sideOf, space } from "#client/styles/tokens.ts";

/**
 * Slides per view are 1, 1.5, 2 and 2.5. As in Swiper, each slide is (row - gap * (n - 1))
 * / n wide. A single slide stands alone: the row reaches no further than the gap on both sides, so its neighbours
 * are outside. With more, the row starts at the window's edge and ends under the accent line.
 */
export const slidesPerView = css`
  --slide-gap: 24px;
  --slide: 100%;
  --bleed: min(${space.gutter}, var(--slide-gap));
  [data-carousel-slide] {
    min-width: min(300px, 100%);
  }
  ${media.tablet} {
    --bleed-start: ${sideOf("100vw")};
    /* The accent line is in the middle of the margin. */
    --bleed: calc(var(--bleed-start) / 2);
    --slide: calc((100% - 12px) / 1.5);
  }
  ${media.laptop} {
    --slide: calc((100% - 24px) / 2);
  }
  ${media.desktop} {
    --slide: calc((100% - 36px) / 2.5);
  }
`;
