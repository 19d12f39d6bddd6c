import { css } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { color, font, size, space } from "#client/styles/tokens.ts";

interface StepsProps {
  steps: readonly { title: string; text: string; time?: string }[];
}

/** What happens one after the other, on one line with a mark where each begins. */
export function Steps({ steps }: StepsProps) {
  return (
    <ol className={list}>
      {steps.map(({ title, text, time }) => (
        <li key={title}>
          {time && <p className={when}>{time}</p>}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

const list = css`
  display: grid;
  gap: ${space.xl} 0;
  li {
    position: relative;
    padding: ${space.l} ${space.gap} 0 0;
    border-top: 1px solid ${color.line};
    &::before {
      content: "";
      position: absolute;
      top: -4px;
      width: 3rem;
      height: 8px;
      background: ${color.mark};
    }
  }
  h3 {
    margin-bottom: ${space.s};
    font-size: clamp(1.625rem, 1.2rem + 1.5vw, 2.75rem);
  }
  p {
    max-width: 36ch;
    color: ${color.muted};
  }
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.laptop} {
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`;

const when = css`
  margin-bottom: ${space.m};
  font: 500 ${size.label} / 1.4 ${font.mono};
`;
