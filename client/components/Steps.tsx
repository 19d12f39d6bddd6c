import { styled } from "@linaria/react";
import { media } from "#client/styles/media.ts";
import { color, size, space } from "#client/styles/tokens.ts";

interface StepsProps {
  steps: readonly { title: string; text: string }[];
}

/** What happens one after the other, on one line with a mark where each begins. */
export function Steps({ steps }: StepsProps) {
  return (
    <List>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${space.xl} ${space.gap};
  break-inside: avoid;
  li {
    position: relative;
    padding-top: ${space.l};
    border-top: 1px solid ${color.line};
    &::before {
      content: "";
      position: absolute;
      top: -4px;
      width: 3rem;
      height: 8px;
      background: ${color.mark};
      print-color-adjust: exact;
    }
  }
  h3 {
    margin-bottom: ${space.s};
    font-size: ${size.index};
  }
  p {
    max-width: 24em;
    color: ${color.muted};
  }
  ${media.roomy} {
    column-gap: ${space.l};
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  /* A step is three columns of the page wide. */
  ${media.laptop} {
    column-gap: ${space.gap};
    grid-column: 4 / -1;
  }
`;
