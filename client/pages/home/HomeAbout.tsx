import { css, cx } from "@linaria/core";
import { Button } from "#client/components/Button.tsx";
import { band, clipped, ink } from "#client/components/Section.tsx";
import { useSite } from "#client/site-context.ts";
import { media } from "#client/styles/media.ts";
import { hang, size, space } from "#client/styles/tokens.ts";
import type { SiteContent } from "#shared/content/site-content.ts";
import { Seam, Tangle } from "./AccentLine.tsx";
import { CompanyFacts } from "./CompanyFacts.tsx";
import { framed } from "./framed.ts";

/** The problem as a framed picture, between the two sentences of the heading. */
export function HomeAbout({ content }: { content: SiteContent["home"]["about"] }) {
  const { paths } = useSite();
  const { heading, picture, text, facts, link } = content;
  return (
    <section id="about" aria-labelledby="about-heading" className={cx(band, ink, clipped, about)}>
      <h2 id="about-heading">
        <span className={before}>{heading.before}</span> <span className={after}>{heading.after}</span>
      </h2>
      <div className={cx(framed, frame)}>
        <Tangle label={picture} />
      </div>
      <div className={description}>
        <p>{text}</p>
        <Button variant="secondary" href={paths.about}>
          {link}
        </Button>
      </div>
      <CompanyFacts facts={facts} />
      <Seam way="threeLoops" edge="bottom" />
    </section>
  );
}

const about = css`
  row-gap: ${space.l};
  padding-bottom: 0;
  > h2 {
    display: contents;
  }
  ${media.laptop} {
    row-gap: ${space.xl};
    grid-template-rows: auto 1fr 1fr;
  }
`;

const before = css`
  grid-column: 1 / -1;
  order: -2;
  margin-left: ${hang};
  font-size: ${size.title};
`;

/* On a large window, the line leaves the middle of the picture between the heading's second sentence and the text. */
const frame = css`
  order: -1;
  display: grid;
  align-items: center;
  ${media.laptop} {
    grid-area: 2 / 1 / span 2 / span 8;
    padding-right: 20%;
  }
`;

const after = css`
  grid-column: 1 / -1;
  ${media.laptop} {
    grid-area: 2 / 9 / auto / -1;
    align-self: end;
    margin-left: ${space.l};
  }
`;

const description = css`
  display: grid;
  gap: ${space.l};
  justify-items: start;
  ${media.laptop} {
    grid-area: 3 / 9 / auto / -1;
    align-content: start;
    margin-left: ${space.l};
  }
`;
