import { css } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { sideOf, space } from "#client/styles/tokens.ts";
import { fromEdge, thickness } from "./accent-line.ts";

/**
 * Slides per view are 1, 1.5, 2 and 2.5. As in Swiper, each slide is (row - gap * (n - 1))
 * / n wide. A single slide leaves 24 px free, so that the next slide is partly visible. The row starts at the
 * window's edge and ends before the accent line.
 */
export const slidesPerView = css`
  --slide-gap: 24px;
  --slide: calc(100% - 24px);
  [data-carousel-slide] {
    min-width: min(300px, 100%);
  }
  ${media.tablet} {
    --bleed-start: ${sideOf("100vw")};
    --bleed: max(0px, var(--bleed-start) - ${fromEdge} - ${thickness} - ${space.s});
    --slide: calc((100% - 12px) / 1.5);
  }
  ${media.laptop} {
    --slide: calc((100% - 24px) / 2);
  }
  ${media.desktop} {
    --slide: calc((100% - 36px) / 2.5);
  }
`;
