import { css } from "@linaria/core";
import { color, displayFont, size, space } from "#client/styles/tokens.ts";

interface CompanyFactsProps {
  /** `note` is a promise about the figure. */
  facts: readonly { figure: string; label: string; note?: string }[];
}

/** Figures in a row, with their labels below. */
export function CompanyFacts({ facts }: CompanyFactsProps) {
  return (
    <dl className={list}>
      {facts.map(({ figure, label, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={large}>{figure}</dd>
          {note && <dd>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.l} ${space.gap};
  margin-top: ${space.xl};
  > div {
    display: flex;
    flex: 1 1 8rem;
    flex-direction: column;
    padding-top: ${space.s};
    border-top: 1px solid ${color.text};
  }
  dt {
    color: ${color.muted};
    font-size: ${size.small};
  }
  dt + dd ~ dd {
    margin-top: ${space.xs};
  }
`;

const large = css`
  order: -1;
  ${displayFont(size.itemTitle, 1.1)};
`;
