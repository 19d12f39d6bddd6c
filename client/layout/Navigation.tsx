import { css } from "@linaria/core";
import { NavLink } from "react-router";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { color, displayFont, font, size, space, stroke } from "#client/styles/tokens.ts";

export function Navigation() {
  const { layout, menu } = useSite();
  return (
    <nav className={navigation} aria-label={layout.menu.navigation}>
      <ul>
        {menu.map(({ href, label, title }) => (
          <li key={href}>
            {/* Without these, it would add a class and an attribute for React Router's own scripts. */}
            <NavLink to={href} end title={title} discover="none" className={() => undefined}>
              {label}
            </NavLink>{" "}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/* A rule underlines the current page's entry. */
const navigation = css`
  ul {
    display: flex;
    flex-flow: column wrap;
    align-items: start;
    gap: ${space.m} ${space.l};
  }
  a {
    display: block;
    padding-block: ${space.xs};
    text-decoration: none;
    text-decoration-thickness: ${stroke.thin};
    text-underline-offset: 0.5em;
    ${displayFont(size.heading, 1.1)};
    &[aria-current] {
      text-decoration-line: underline;
    }
    &:hover {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  }
  ${media.laptop} {
    margin-left: ${space.l};
    ul {
      flex-direction: row;
    }
    a {
      font: 400 ${size.body} / 1.2 ${font.text};
      letter-spacing: 0;
    }
  }
`;
