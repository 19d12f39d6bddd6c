import { css } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { color, size, space } from "#client/styles/tokens.ts";

interface TitledItemsProps {
  /** `ol` for steps. */
  as?: "ol" | "ul";
  items: readonly { title: string; text: string }[];
}

/** Items with a title and text, side by side where there is room, each below a line. */
export function TitledItems({ as: List = "ul", items }: TitledItemsProps) {
  return (
    <List className={list}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}

const list = css`
  --column: 16rem;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(var(--column), 100%), 1fr));
  gap: ${space.l} ${space.gap};
  /* Four are never three and one. */
  &:has(> :nth-child(4):last-child) {
    ${media.roomy} {
      grid-template-columns: 1fr 1fr;
    }
    ${media.laptop} {
      grid-template-columns: repeat(4, 1fr);
    }
  }
  > li {
    padding-top: ${space.m};
    border-top: 1px solid ${color.text};
  }
  h3 {
    margin-bottom: ${space.s};
  }
  /* The titles of steps are short. */
  &:is(ol) {
    --column: 13rem;
    h3 {
      font-size: ${size.itemTitle};
    }
  }
  p {
    max-width: 22em;
    color: ${color.muted};
  }
`;
