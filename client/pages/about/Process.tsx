import { css, cx } from "@linaria/core";
import { band, wide } from "#client/components/Section.tsx";
import { media } from "#client/styles/media.ts";
import { color, labelFont, sideOf, size, space } from "#client/styles/tokens.ts";
import type { SiteContent } from "#shared/content/site-content.ts";

/** The steps of a project, with their weeks drawn to scale. */
export function Process({ content }: { content: SiteContent["about"]["process"] }) {
  const { heading, steps } = content;
  return (
    <section id="process" aria-labelledby="process-heading" className={cx(band, wide, process)}>
      <h2 id="process-heading">{heading}</h2>
      <ol>
        {steps.map(({ time, title, text }) => (
          <li key={title}>
            <p>{time}</p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const process = css`
  padding-top: 0;
  row-gap: ${space.xl};
  ol {
    display: grid;
    row-gap: ${space.xl};
  }
  /* Six weeks in a row, with the weeks of the step filled. */
  li::before {
    --cell: calc(100% / var(--cells, 6));
    content: "";
    display: block;
    height: 12px;
    /* The first and last colour have both stops. Without them, Firefox printed the whole row dark. */
    background: linear-gradient(90deg, ${color.line} 0 var(--from), ${color.text} 0 var(--to), ${color.line} 0 100%);
    mask: repeating-linear-gradient(90deg, #000 0 calc(var(--cell) - 3px), #0000 0 var(--cell));
    print-color-adjust: exact;
  }
  li:nth-child(1)::before {
    --from: 0%;
    --to: calc(100% / 6);
  }
  li:nth-child(2)::before {
    --from: calc(100% / 6);
    --to: 50%;
  }
  li:nth-child(3)::before {
    --from: 50%;
    --to: 100%;
  }
  /* The last step has no end: its line continues beyond the window's edge. */
  li:nth-child(4)::before {
    height: 2px;
    margin-block: 5px;
    background: ${color.text};
    box-shadow: ${sideOf("100vw")} 0 ${color.text};
    mask: none;
  }
  h3 {
    margin-bottom: ${space.s};
    font-size: ${size.index};
  }
  p {
    max-width: 24em;
    color: ${color.muted};
  }
  p:first-child {
    margin-block: ${space.s} ${space.m};
    color: ${color.text};
    font: ${labelFont};
  }
  ${media.roomy} {
    li {
      display: grid;
      grid-template-columns: 2fr 4fr 6fr;
      gap: ${space.m} ${space.gap};
      align-items: baseline;
      > * {
        margin: 0;
      }
    }
    li::before {
      grid-column: 1 / -1;
    }
  }
  /* One column per week, to scale. The heading starts above the weeks of the third step. */
  ${media.desktop} {
    grid-template-columns: repeat(8, minmax(min-content, 1fr));
    column-gap: 0;
    > h2 {
      grid-column: 4 / -1;
    }
    ol {
      grid-template-columns: subgrid;
    }
    li {
      --cells: 1;
      grid-column: span var(--cells);
      grid-template-columns: none;
      align-content: start;
      overflow-wrap: normal;
      &::before {
        background: linear-gradient(${color.text} 0 0);
      }
    }
    li:nth-child(2n) {
      --cells: 2;
    }
    li:nth-child(3) {
      --cells: 3;
    }
    h3 {
      font-size: ${size.subheading};
    }
    h3,
    p {
      padding-right: ${space.m};
    }
  }
`;
