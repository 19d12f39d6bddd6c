import { css, cx } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { color, sideOf, size, space } from "#client/styles/tokens.ts";
import type { Service } from "#shared/content/site-content.ts";
import { beside, ServiceCard } from "./ServiceCard.tsx";

interface ServiceCardsProps {
  services: readonly Service[];
  /** The text of each card's link to the form. */
  ask: string;
  /** On a large window: two cards of different widths in a row, or three of equal width. */
  layout: keyof typeof layouts;
}

/** Services as adjoining cells, together as wide as the window. */
export function ServiceCards({ services, ask, layout }: ServiceCardsProps) {
  return (
    <ul className={cx(sheet, layouts[layout])}>
      {services.map((service) => (
        <ServiceCard key={service.id} service={service} ask={ask} />
      ))}
    </ul>
  );
}

const bleed = sideOf("100vw");

/* The margin makes the borders of two consecutive lists overlap. */
const sheet = css`
  display: grid;
  margin: -1px calc(-1 * ${bleed}) 0;
  border-top: 1px solid ${color.line};
  ${media.laptop} {
    grid-template-columns: ${bleed} repeat(12, minmax(0, 1fr)) ${bleed};
    > li {
      --left: ${space.l};
      --right: ${space.l};
    }
  }
`;

/* Seven and five columns in one row, five and seven in the next. A single last card has all twelve. */
const uneven = css`
  ${media.laptop} {
    > :nth-child(odd) {
      grid-column: 1 / 9;
      --left: ${bleed};
    }
    > :nth-child(even) {
      grid-column: 9 / -1;
      --right: ${bleed};
      border-left: 1px solid ${color.line};
    }
    > :nth-child(4n + 3) {
      grid-column-end: 7;
    }
    > :nth-child(4n) {
      grid-column-start: 7;
    }
    > :nth-child(4n),
    > :nth-child(4n + 1) {
      --shape: 5 / 2;
    }
    > :last-child:nth-child(odd) {
      ${beside}
      grid-column: 1 / -1;
      --right: ${bleed};
      --shape: 5 / 2;
    }
  }
`;

const thirds = css`
  ${media.laptop} {
    h3 {
      font-size: ${size.subheading};
    }
    > :nth-child(3n + 1) {
      grid-column: 1 / 6;
      --left: ${bleed};
    }
    > :nth-child(3n + 2) {
      grid-column: 6 / 10;
      border-inline: 1px solid ${color.line};
    }
    > :nth-child(3n) {
      grid-column: 10 / -1;
      --right: ${bleed};
    }
  }
`;

const layouts = { uneven, thirds };
