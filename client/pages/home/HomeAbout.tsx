import { css, cx } from "@linaria/core";
import { Button } from "#client/components/Button.tsx";
import { band, ink } from "#client/components/Section.tsx";
import tangle from "#client/pictures/tangle.svg";
import { useSite } from "#client/site-context.ts";
import { media } from "#client/styles/media.ts";
import { brackets, color, font, hang, size, space, stroke } from "#client/styles/tokens.ts";
import type { SiteContent } from "#shared/content/site-content.ts";
import { accentLine, besideColumns, goesDown, goesRight, thickness } from "./accent-line.ts";
import { CompanyFacts } from "./CompanyFacts.tsx";

/** The problem as a framed picture. The accent line starts in it and continues down the page. */
export function HomeAbout({ content }: { content: SiteContent["home"]["about"] }) {
  const { paths } = useSite();
  const { heading, picture, text, facts, link } = content;
  return (
    <section id="about" aria-labelledby="about-heading" className={cx(band, ink, besideColumns, about)}>
      <h2 id="about-heading">
        <span>{heading.before}</span> <span>{heading.after}</span>
      </h2>
      <div className={frame}>
        <svg viewBox="0 0 740 520" role="img" aria-label={picture}>
          <use href={`${tangle}#strands`} />
          <use href={`${tangle}#accent`} />
        </svg>
      </div>
      <span className={cx(accentLine, goesRight, out)} />
      <span data-line="down" className={cx(accentLine, goesDown, down)} />
      <p className={description}>{text}</p>
      <div className={more}>
        <Button variant="secondary" href={paths.about}>
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
      font-size: ${size.title};
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
  > svg {
    width: 100%;
    fill: none;
    stroke: currentColor;
    /* The first number is a pixel in units of the drawing. */
    stroke-width: 2.2;
    > :last-child {
      stroke: ${color.accent};
      stroke-width: 8;
    }
    ${media.roomy} {
      stroke-width: 1.2;
      > :last-child {
        stroke-width: 4.6;
      }
    }
    ${media.laptop} {
      width: 74%;
    }
    /* The strands are drawn along their own way, and then pulled along it into the line. Without dashes the offset has no effect. */
    ${media.motion} {
      animation: draw linear both;
      ${media.scrollDriven} {
        stroke-dasharray: 1;
        animation-timeline: view(0px);
        animation-range: cover calc(50% - 45vh) cover calc(50% + 45vh);
      }
    }
  }
  @keyframes draw {
    from {
      stroke-dashoffset: 1;
    }
    35%,
    53% {
      stroke-dashoffset: 0;
    }
    to {
      stroke-dashoffset: -1;
    }
  }
  ${media.laptop} {
    grid-column: 1 / span 8;
  }
`;

/** The outline of a line that grows out of a point at its left end, along `ease` of client/art/tangle.ts. */
const taper = [
  "0 50%, calc(var(--taper) / 6) 46%, calc(var(--taper) / 3) 37%, calc(var(--taper) / 2) 25%",
  "calc(var(--taper) * 2 / 3) 13%, calc(var(--taper) * 5 / 6) 4%, var(--taper) 0, 100% 0",
  "100% 100%, var(--taper) 100%, calc(var(--taper) * 5 / 6) 96%, calc(var(--taper) * 2 / 3) 87%",
  "calc(var(--taper) / 2) 75%, calc(var(--taper) / 3) 63%, calc(var(--taper) / 6) 54%",
].join(", ");

/*
 * Begins as a point among the strands, at 37.7% of the picture's width, or 51% on a small window, where the
 * picture is cut to the tangle. Grows to its thickness in two fifths of the uncut picture.
 */
const out = css`
  --taper: 49vw;
  grid-area: 3 / 7;
  top: calc(${thickness} / -2);
  left: 0;
  clip-path: polygon(${taper});
  ${media.laptop} {
    --taper: min(24vw, 26rem);
    grid-column-start: 4;
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
