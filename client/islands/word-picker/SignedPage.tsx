import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";
import { Signature } from "#client/components/Signature.tsx";
import { bracketed } from "#client/styles/brackets.ts";
import { color, displayFont, size, space } from "#client/styles/tokens.ts";
import type { Story } from "#shared/content/story.ts";

type SignedPageProps = Omit<Story["signedPage"], "yours"> & { sentence: ReactNode };

/** What client and company agree on: one page with one sentence, and a line for each signature. */
export function SignedPage({ parties, pageNumber, sentence, terms, signed }: SignedPageProps) {
  return (
    <div className={cx("light", page)}>
      <p className={row}>
        <span>{parties}</span>
        <span>{pageNumber}</span>
      </p>
      <p className={cx(bracketed, large)}>{sentence}</p>
      <dl>
        {terms.map(({ name, value }) => (
          <div key={name} className={row}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul>
        {signed.map(({ name, note }) => (
          <li key={name}>
            <Signature name={name} />
            <p>{name}</p>
            <p>{note}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

const page = css`
  display: flex;
  flex-direction: column;
  break-inside: avoid;
  padding: clamp(${space.m}, 7cqw, ${space.xl});
  background: ${color.surface};
  border: 1px solid ${color.border};
  color: ${color.text};
  font-size: ${size.small};
  line-height: 1.4;
  dl {
    margin-top: auto;
  }
  dl > div {
    padding-block: ${space.xs};
    border-top: 1px solid ${color.border};
  }
  > p:first-child,
  dt,
  li > p + p {
    color: ${color.muted};
  }
  ul {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space.l};
    /* Space for the signatures. */
    padding-top: 5rem;
  }
  li {
    position: relative;
    padding-top: ${space.xs};
    border-top: 1px solid;
  }
  svg {
    position: absolute;
    bottom: 100%;
  }
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.m};
`;

/* It is never smaller than 34 px. At twice the text size, no word of it breaks on a phone. The page grows with it. */
const large = css`
  --arm: clamp(14px, 8cqw, 40px);
  min-height: 4em;
  margin-block: ${space.m} ${space.l};
  padding: ${space.m} clamp(${space.m}, 5cqw, ${space.l}) ${space.l};
  ${displayFont("clamp(34px, 8.5cqw, 3rem)", 1)};
  text-wrap: balance;
  > span > span {
    position: relative;
    display: inline-block;
    transform-origin: 0 0;
  }
`;
