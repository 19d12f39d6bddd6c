import { css } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { color, duration, labelFont, size, space } from "#client/styles/tokens.ts";
import type { Service } from "#shared/content/schemas.ts";
import { paths } from "#shared/paths.ts";

/** Services as an index: number, title, text, rule. A row leads to its card on the services page as a whole. */
export function ServiceIndex({ services }: { services: readonly Service[] }) {
  return (
    <ul>
      {services.map(({ id, title, text }, index) => (
        <li key={id} className={row}>
          <span aria-hidden="true">{String(index + 1).padStart(2, "0")}</span>
          <h3>
            <a href={`${paths.services}#${id}`}>{title}</a>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

const row = css`
  position: relative;
  display: grid;
  grid-template-columns: min(3rem, 15vw) 1fr;
  gap: ${space.s} 0;
  padding-block: ${space.l};
  border-top: 1px solid ${color.line};
  background: ${color.ground};
  color: ${color.text};
  &:last-child {
    border-bottom: 1px solid ${color.line};
  }
  > * {
    grid-column: 2;
  }
  /* Number, title and text begin at one height of capitals: 0.25, 0.3 and 0.41 em below the top of their lines. */
  > span {
    grid-column: 1;
    margin-top: calc(0.25 * ${size.index} - 0.275rem);
    color: ${color.muted};
    font: ${labelFont};
  }
  > h3 {
    font-size: ${size.index};
    line-height: 1;
    letter-spacing: -0.025em;
  }
  > p {
    max-width: 34.75em;
    color: ${color.muted};
  }
  a {
    text-decoration: none;
    &::after {
      content: "";
      position: absolute;
      inset: 0;
    }
  }
  ${media.laptop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: ${space.gap};
    padding-block: clamp(1.5rem, 2.6vw, 2.5rem);
    > span {
      grid-column: 1 / span 3;
    }
    > h3 {
      grid-column: 4 / span 5;
    }
    > p {
      grid-area: 1 / 9 / auto / -1;
      margin-top: calc(0.25 * ${size.index} - 0.4375rem);
    }
  }
  ${media.hover} {
    &:hover {
      --ground: ${color.lime};
      --text: ${color.onLime};
      --muted: ${color.onLime};
      --line: ${color.lime};
      z-index: 1;
      /* The colour covers the lines above and below, and runs on to both edges of the window. */
      box-shadow: 0 0 0 100vmax ${color.lime};
      clip-path: inset(0 -100vmax -1px);
    }
  }
  ${media.motion} {
    transition: ${duration.quick};
    transition-property: background-color, border-color;
  }
`;
