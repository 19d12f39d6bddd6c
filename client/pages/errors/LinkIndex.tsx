import { css } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { color, font, labelFont, size, space } from "#client/styles/tokens.ts";

interface LinkIndexProps {
  heading: string;
  links: readonly { href: string; label: string; note?: string }[];
}

/** Ways on from a page for a failure, as an index. */
export function LinkIndex({ heading, links }: LinkIndexProps) {
  return (
    <nav className={onward} aria-labelledby="onward">
      <h2 id="onward">{heading}</h2>
      <ul>
        {links.map(({ href, label, note }) => (
          <li key={href}>
            <a href={href}>{label}</a>
            {note && <span>{note}</span>}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const onward = css`
  h2 {
    margin-bottom: ${space.m};
    color: ${color.muted};
    font: ${labelFont};
    letter-spacing: 0;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    padding-block: ${space.xs};
    border-top: 1px solid ${color.line};
    color: ${color.muted};
    font-size: ${size.small};
  }
  a {
    padding-block: ${space.xs};
    color: ${color.text};
    font: 600 ${size.subheading} / 1.2 ${font.display};
    text-decoration: none;
    word-spacing: 0;
    &:hover {
      text-decoration: underline;
    }
  }
  a:not(:only-child) {
    flex: 0 0 calc(4.75 * ${size.subheading});
  }
  span {
    flex: 1 1 9rem;
  }
  ${media.laptop} {
    grid-column: 9 / -1;
    align-self: end;
  }
`;
