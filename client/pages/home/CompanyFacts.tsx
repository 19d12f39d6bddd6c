import { css } from "@linaria/core";
import { letters } from "#client/components/letters.ts";
import { media } from "#client/styles/media.ts";
import { color, font, size, space } from "#client/styles/tokens.ts";

/** Figures with their labels, separated by hairlines. */
export function CompanyFacts({ facts }: { facts: readonly { figure: string; label: string }[] }) {
  return (
    <dl className={list}>
      {facts.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={letters} data-letters={figure.length}>
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const list = css`
  display: grid;
  gap: ${space.s} ${space.gap};
  > div {
    display: flex;
    flex-wrap: wrap-reverse;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${space.m};
    padding-top: ${space.s};
    border-top: 1px solid ${color.text};
  }
  dt {
    color: ${color.muted};
    font-size: ${size.small};
  }
  dd {
    font: 600 clamp(2rem, 7vw, 3.5rem) / 1.1 ${font.display};
    letter-spacing: -0.03em;
    white-space: nowrap;
  }
  /* Three columns of equal width. There are fewer if the visitor enlarges the text much. */
  ${media.roomy} {
    column-gap: max(${space.gap}, ${space.l});
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
    > div {
      flex-flow: column-reverse;
      align-items: start;
      justify-content: start;
    }
    dd {
      font-size: min(clamp(2rem, 7vw, 3.5rem), 55vw / var(--letters));
    }
  }
  ${media.laptop} {
    dd {
      font-size: min(clamp(2rem, 3.55vw, 4.25rem), 32vw / var(--letters));
    }
  }
`;
