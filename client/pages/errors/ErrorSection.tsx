import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";
import { ButtonRow } from "#client/components/ButtonRow.tsx";
import { band } from "#client/components/Section.tsx";
import { media } from "#client/styles/media.ts";
import { color, font, size, space } from "#client/styles/tokens.ts";

interface ErrorSectionProps {
  content: { heading: string; lead: string; onward: string };
  /** The status code, drawn as wide as the page. */
  picture: ReactNode;
  /** The class for the section's colours. */
  tone: string;
  /** Buttons below the lead. */
  actions?: ReactNode;
  links: readonly { href: string; label: string }[];
}

/** The content of an error page: a picture, an explanation and links. */
export function ErrorSection({ content, picture, tone, actions, links }: ErrorSectionProps) {
  const { heading, lead, onward } = content;
  return (
    <section aria-labelledby="top" className={cx(band, tone, failure)}>
      {picture}
      <h1 id="top">{heading}</h1>
      <div className={text}>
        <p>{lead}</p>
        {actions && <ButtonRow>{actions}</ButtonRow>}
        <nav aria-label={onward}>
          <ul>
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}

const failure = css`
  row-gap: clamp(2.5rem, 5vw, 6rem);
  align-items: end;
  padding-block: clamp(2rem, 4vw, 5rem);
  > svg {
    width: 100%;
    fill: currentColor;
    font: 600 1em ${font.display};
  }
  > h1 {
    font-size: ${size.title};
    ${media.laptop} {
      grid-column: 1 / span 6;
    }
  }
`;

/* The links are rows on a phone, and one line where there is room. */
const text = css`
  > p {
    font-size: ${size.lead};
    line-height: 1.4;
    text-wrap: balance;
  }
  ul {
    margin-top: ${space.l};
  }
  li {
    border-top: 1px solid ${color.line};
  }
  li > a {
    display: block;
    padding-block: ${space.s};
    font-weight: 600;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  ${media.roomy} {
    ul {
      display: flex;
      flex-wrap: wrap;
      column-gap: ${space.l};
      border-top: 1px solid ${color.line};
    }
    li {
      border: 0;
    }
  }
  ${media.laptop} {
    grid-column: 7 / -1;
  }
`;
