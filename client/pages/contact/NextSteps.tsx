import { css, cx } from "@linaria/core";
import { band } from "#client/components/Section.tsx";
import { media } from "#client/styles/media.ts";
import { color, size, space } from "#client/styles/tokens.ts";
import type { SiteContent } from "#shared/content/site-content.ts";

/** The steps after the form is sent. They look like stairs where there is room. */
export function NextSteps({ content }: { content: SiteContent["contactPage"]["next"] }) {
  const { heading, steps } = content;
  return (
    <section id="next" aria-labelledby="next-heading" className={cx(band, next)}>
      <h2 id="next-heading">{heading}</h2>
      <ol className={stairs}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const next = css`
  row-gap: ${space.xl};
  ${media.laptop} {
    > * {
      grid-row: 1;
    }
    > h2 {
      grid-column: 1 / span 4;
    }
  }
`;

const stairs = css`
  display: grid;
  break-inside: avoid;
  li {
    padding: ${space.l} ${space.l} ${space.l} 0;
    border-top: 2px solid ${color.mark};
  }
  h3 {
    margin-bottom: ${space.s};
    font-size: ${size.index};
  }
  p {
    max-width: 20em;
    color: ${color.muted};
  }
  ${media.roomy} {
    --rise: 3.5rem;
    grid-template-columns: repeat(3, 1fr);
    li {
      position: relative;
      margin-top: calc(2 * var(--rise));
      &::before {
        content: "";
        position: absolute;
        top: 0;
        left: 0;
        height: var(--rise);
        border-left: 2px solid ${color.mark};
      }
      &:first-child::before {
        display: none;
      }
    }
    li + li {
      margin-top: var(--rise);
      padding-left: ${space.l};
    }
    li + li + li {
      margin-top: 0;
    }
  }
  ${media.laptop} {
    --rise: clamp(7rem, 10vw, 11rem);
  }
`;
