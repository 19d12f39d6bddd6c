import { css } from "@linaria/core";
import { media } from "./media.ts";
import { color, colorValues, sidePadding, size, space } from "./tokens.ts";

/** For a grid: browsers cannot split it well across sheets of paper. */
export const printedAsBlocks = `
  ${media.print} {
    display: block;
    > * {
      margin-bottom: ${space.l};
    }
  }
`;

/** Twelve columns between the gutters. They are centred once the window is wider than the design. */
export const columns = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: ${space.gap};
  padding: ${space.section} ${sidePadding};
  background: ${color.background};
  color: ${color.text};
  > * {
    grid-column: 1 / -1;
  }
  /* The first section of a page. */
  &#top {
    row-gap: ${space.l};
    padding-top: ${space.xl};
  }
  ${printedAsBlocks}
`;

/** For sections whose content extends beyond the window, such as the next slide or a picture on a stage. */
export const clipped = css`
  overflow-x: clip;
`;

/** In a small window, a picture in it reaches both edges. */
export const fullBleedBelowLaptop = css`
  ${media.belowLaptop} {
    margin-inline: calc(-1 * ${space.side});
  }
`;

/** Between a section's heading and its content. */
export const headingMargin = `clamp(${space.xl}, 5vw, ${space.xxl})`;

/** Puts the content at both ends of a row, or stacks it where there is no room. */
export const spaceBetween = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
`;

/** A few lines of text larger than the body text: below a page's heading, or at the start of a section. */
export const largeText = css`
  font-size: ${size.lead};
  line-height: 1.4;
  text-wrap: balance;
`;

/** A dark section. If it is the first one, the site's header above it takes its colours. */
export const ink = css`
  &,
  header:has(+ main > &:first-child) {
    ${colorValues.ink}
  }
`;

/** For what is light in both schemes, such as a piece of paper in an ink section. */
export const alwaysLight = css`
  color-scheme: light;
`;

const accent = css`
  &,
  header:has(+ main > &:first-child) {
    @media screen {
      ${colorValues.accent}
    }
  }
`;

/** The colours of a section. `paper` has those of the page. */
export const themes = { paper: undefined, ink, accent };
