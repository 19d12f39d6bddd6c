import { css, cx } from "@linaria/core";
import { Button } from "#client/components/Button.tsx";
import { band, ink } from "#client/components/Section.tsx";
import { useSite } from "#client/components/site-context.ts";
import tangle from "#client/pictures/tangle.svg";
import { media } from "#client/styles/media.ts";
import { brackets, color, font, hang, size, space, stroke } from "#client/styles/tokens.ts";
import type { SiteContent } from "#shared/content/site-content.ts";
import { accentLine, besideColumns, goesDown, goesRight, thickness } from "./accent-line.ts";
import { CompanyFacts } from "./CompanyFacts.tsx";

/** The problem as a framed picture. The accent line starts in it and continues down the page. */
export function HomeAbout({ words }: { words: SiteContent["home"]["about"] }) {
  const { paths } = useSite();
  const { heading, picture, text, facts, link } = words;
  return (
    <section id="about" aria-labelledby="about-heading" className={cx(band, ink, besideColumns, about)}>
      <h2 id="about-heading">
        <span>{heading.before}</span> <span>{heading.after}</span>
      </h2>
      <div className={frame}>
        <img src={tangle} width="1000" height="520" alt={picture} loading="lazy" />
      </div>
      <span className={cx(accentLine, goesRight, out)} />
      <span className={cx(accentLine, goesDown, down)} />
      <p className={description}>{text}</p>
      <div className={more}>
        <Button variant="bracketed" href={paths.about}>
          {link}
        </Button>
      </div>
      <div className={figures}>
        <CompanyFacts facts={facts} />
      </div>
    </section>
  );
}

/* The picture is between row lines 2 and 4. The accent line leaves it at row line 3, its middle. */
const about = css`
  contain-intrinsic-block-size: auto 52rem;
  grid-template-rows: auto 1fr 1fr;
  break-inside: avoid;
  padding-top: clamp(4rem, 7vw, 8rem);
  > h2 {
    display: contents;
    > span {
      grid-column: 1 / -1;
      margin-left: ${hang};
      font: 600 ${size.heading} / 0.98 ${font.display};
    }
    > :first-child {
      margin-bottom: clamp(2rem, 4vw, 4rem);
      font-size: ${size.statement};
      letter-spacing: -0.035em;
    }
    > :nth-child(2) {
      grid-row: 4;
      margin-block: ${space.xl} ${space.m};
    }
  }
  ${media.laptop} {
    > h2 > :nth-child(2) {
      grid-area: 2 / 9 / auto / -1;
      align-self: end;
      margin: 0 0 calc(${thickness} / 2 + ${space.m}) ${space.l};
    }
  }
`;

const frame = css`
  grid-row: 2 / span 2;
  display: grid;
  align-items: center;
  border-image: ${brackets(stroke.heavy, "clamp(20px, 5vw, 80px)", "0px")};
  > img {
    width: 100%;
    ${media.forcedColors} {
      forced-color-adjust: none;
      background: ${color.ground};
    }
    /* Dark on white paper. The hue rotation keeps the hue of the accent after the inversion. */
    ${media.print} {
      filter: invert(1) hue-rotate(180deg);
    }
  }
  ${media.laptop} {
    grid-column: 1 / span 8;
  }
`;

/* Starts at three quarters of the picture's width. */
const out = css`
  grid-area: 3 / 10;
  top: calc(${thickness} / -2);
  left: 0;
  ${media.laptop} {
    grid-column-start: 7;
  }
`;

const down = css`
  grid-area: 3 / auto;
  top: calc(${thickness} / -2);
  bottom: 0;
`;

const description = css`
  ${media.laptop} {
    grid-area: 3 / 9 / auto / -1;
    margin: calc(${thickness} / 2 + ${space.l}) 0 0 ${space.l};
  }
`;

const more = css`
  margin-top: ${space.l};
  ${media.laptop} {
    grid-area: 4 / 9 / auto / -1;
    align-self: end;
    margin-left: ${space.l};
  }
`;

const figures = css`
  margin-top: clamp(3rem, 6vw, 6rem);
  ${media.laptop} {
    grid-column: 1 / span 8;
  }
`;
