import { css, cx } from "@linaria/core";
import { band, ink } from "#client/components/Section.tsx";
import { media } from "#client/styles/media.ts";
import { size, space } from "#client/styles/tokens.ts";
import type { SiteContent } from "#shared/content/site-content.ts";

export function ProjectsHero({ content }: { content: SiteContent["projectsPage"] }) {
  const { heading, lead } = content;
  return (
    <section aria-labelledby="top" className={cx(band, ink, hero)}>
      <h1 id="top">{heading}</h1>
      <p>{lead}</p>
    </section>
  );
}

/* Low, with a small heading, so that the first project's figures are the largest text on the first screen. */
const hero = css`
  row-gap: ${space.l};
  align-items: end;
  padding-block: clamp(2rem, 4vw, 4.5rem) 0;
  > h1 {
    font-size: ${size.title};
  }
  > p {
    font-size: ${size.lead};
    line-height: 1.4;
    text-wrap: balance;
  }
  ${media.laptop} {
    > h1 {
      grid-column: 1 / span 8;
    }
    > p {
      grid-column: 9 / -1;
    }
  }
`;
