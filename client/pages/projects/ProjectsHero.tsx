import { css, cx } from "@linaria/core";
import { band, ink } from "#client/components/Section.tsx";
import { media } from "#client/styles/media.ts";
import { size, space } from "#client/styles/tokens.ts";
import type { SiteContent } from "#shared/content/site-content.ts";

export function ProjectsHero({ content }: { content: SiteContent["projectsPage"] }) {
  return (
    <section aria-labelledby="top" className={cx(band, ink, hero)}>
      <h1 id="top" className={heading}>
        {content.heading}
      </h1>
      <p className={lead}>{content.lead}</p>
    </section>
  );
}

/* Low, so that the first project's figures are on the first screen. */
const hero = css`
  row-gap: ${space.l};
  align-items: end;
  padding-block: clamp(${space.l}, 4vw, ${space.xxl}) ${space.l};
`;

const heading = css`
  ${media.laptop} {
    grid-column: 1 / span 8;
  }
`;

/* On phones, lines break in the same places in the brand's face and in the fallback face. */
const lead = css`
  max-width: max(16em, 60vw);
  font-size: ${size.lead};
  line-height: 1.4;
  text-wrap: balance;
  ${media.laptop} {
    grid-column: 9 / -1;
  }
`;
