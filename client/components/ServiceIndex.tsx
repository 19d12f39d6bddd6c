import { css } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { color, duration, labelFont, size, space } from "#client/styles/tokens.ts";
import type { Service } from "#shared/content/schemas.ts";

interface ServiceIndexProps {
  services: readonly Service[];
  /** How many rows stand before these. */
  after?: number;
  /** Where a row leads; its words, if they are not the service's title. */
  link: (service: Service) => { href: string; label?: string; name?: string };
  /** Whether the rows are the targets of `#<service id>`; only one page may say so. */
  anchored?: boolean;
}

/** Services as an index: number, title, text, rule. The whole row is the link's target. */
export function ServiceIndex({ services, after = 0, link, anchored = false }: ServiceIndexProps) {
  return (
    <ul>
      {services.map((service, index) => {
        const { href, label, name } = link(service);
        return (
          <li key={service.id} id={anchored ? service.id : undefined} className={row}>
            <span aria-hidden="true">{String(after + index + 1).padStart(2, "0")}</span>
            <h3>{label ? service.title : <a href={href}>{service.title}</a>}</h3>
            <p>{service.text}</p>
            {label && (
              <>
                <ul>
                  {service.deliverables.map((deliverable) => (
                    <li key={deliverable}>{deliverable}</li>
                  ))}
                </ul>
                <a href={href} aria-label={name}>
                  {label}
                </a>
              </>
            )}
          </li>
        );
      })}
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
  > span {
    grid-column: 1;
    color: ${color.muted};
    font: ${labelFont};
  }
  /* Number, title and text begin at one height of capitals: 0.25, 0.3 and 0.41 em below the top of their lines. */
  > span {
    margin-top: calc(0.25 * ${size.index} - 0.275rem);
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
  /* What is handed over: below the title, where the text is longer than it anyway. */
  > ul {
    font-size: ${size.small};
  }
  ${media.roomy} {
    > ul {
      display: flex;
      flex-wrap: wrap;
      column-gap: ${space.l};
    }
  }
  a {
    text-decoration: none;
    width: fit-content;
    &::after {
      content: "";
      position: absolute;
      inset: 0;
    }
  }
  > a {
    padding-block: ${space.xs};
    text-decoration: underline;
  }
  ${media.laptop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    align-items: start;
    column-gap: ${space.gap};
    padding-block: clamp(1.5rem, 2.6vw, 2.5rem);
    > * {
      grid-column: auto / span 4;
      grid-row: 1;
    }
    > span {
      grid-column: 1 / span 3;
    }
    > h3 {
      grid-column: 4 / span 5;
    }
    > p {
      grid-column: 9 / -1;
      margin-top: calc(0.25 * ${size.index} - 0.4375rem);
    }
    > ul {
      grid-area: 2 / 4 / auto / span 5;
      padding-block: ${space.xs};
    }
    > a {
      grid-area: 2 / 9 / auto / -1;
    }
  }
  ${media.hover} {
    &:hover {
      --ground: ${color.lime};
      --text: ${color.onLime};
      --muted: ${color.onLime};
      /* The colour runs on to both edges of the window. */
      box-shadow: 50vw 0 ${color.lime}, -50vw 0 ${color.lime};
    }
  }
  ${media.motion} {
    transition: ${duration.quick};
    transition-property: background-color, box-shadow;
  }
`;
