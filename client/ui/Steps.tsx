import { styled } from "@linaria/react";
import { media } from "#client/styles/media.ts";
import { color, font, size, space } from "#client/styles/tokens.ts";

interface StepsProps {
  steps: readonly { title: string; text: string; time?: string }[];
}

/** What happens one after the other, on one line with a mark where each begins. */
export function Steps({ steps }: StepsProps) {
  return (
    <List>
      {steps.map(({ title, text, time }) => (
        <li key={title}>
          {time && <When>{time}</When>}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
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
    font-size: ${size.index};
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

const When = styled.p`
  margin-bottom: ${space.m};
  font: 500 ${size.label} / 1.4 ${font.mono};
`;
