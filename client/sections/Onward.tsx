import { css } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { color, font, labelFont, size, space } from "#client/styles/tokens.ts";
import { notFound } from "#shared/content/not-found.ts";
import { pages } from "#shared/pages.ts";

/** The pages that do exist, as an index. */
export function Onward() {
  return (
    <nav className={onward} aria-labelledby="onward">
      <h2 id="onward">{notFound.onward}</h2>
      <ul>
        {pages.map(({ path, content: { menu } }) => (
          <li key={path}>
            <a href={path}>{menu.label}</a>
            <span>{menu.title}</span>
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
    flex: 0 0 calc(4.75 * ${size.subheading});
    padding-block: ${space.xs};
    color: ${color.text};
    font: 600 ${size.subheading} / 1.2 ${font.display};
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  span {
    flex: 1 1 9rem;
  }
  ${media.laptop} {
    grid-column: 9 / -1;
    align-self: end;
  }
`;
