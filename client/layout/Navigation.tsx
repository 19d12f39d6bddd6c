import { css } from "@linaria/core";
import { NavLink } from "react-router";
import { useSite } from "#client/site-context.ts";
import { media } from "#client/styles/media.ts";
import { brackets, font, size, space, stroke } from "#client/styles/tokens.ts";

export function Navigation() {
  const { layout, menu } = useSite();
  return (
    <nav className={navigation} aria-label={layout.menu.navigation}>
      <ul>
        {menu.map(({ id, label, title }) => (
          <li key={id}>
            <NavLink to={id} end title={title} discover="none">
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/* The current page has brackets, which slide to the next page. Other entries get brackets on hover. */
const navigation = css`
  a {
    display: block;
    position: relative;
    padding: 0.3em 0.45em;
    text-decoration: none;
    font: 600 ${size.heading} / 1.1 ${font.display};
    letter-spacing: -0.035em;
  }
  a::after {
    position: absolute;
    inset: 0;
    border-image: ${brackets(stroke.mark, "8px", "0px")};
  }
  a[aria-current]::after {
    view-transition-name: current;
  }
  a[aria-current]::after,
  a:active::after {
    content: "";
  }
  li {
    width: fit-content;
  }
  ${media.laptop} {
    ul {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${space.m};
    }
    a {
      padding: 0.4rem 0.7rem;
      font: 500 ${size.body} / 1.2 ${font.text};
      letter-spacing: 0;
    }
    ${media.hover} {
      a:hover::after {
        content: "";
      }
    }
  }
`;
