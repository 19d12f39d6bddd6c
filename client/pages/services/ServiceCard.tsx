import { css } from "@linaria/core";
import { StretchedLink } from "#client/components/StretchedLink.tsx";
import { VisuallyHidden } from "#client/components/VisuallyHidden.tsx";
import { media } from "#client/styles/media.ts";
import { color, displayFont, size, space } from "#client/styles/tokens.ts";
import type { Service } from "#shared/content/site-content.ts";
import { Vignette } from "./Vignette.tsx";

interface ServiceCardProps {
  service: Service;
  /** The text of the link to the form. The whole card is its target. */
  ask: string;
  href: string;
}

/** A service, its deliverables in larger letters, and its vignette if it has one. */
export function ServiceCard({ service, ask, href }: ServiceCardProps) {
  const { id, title, text, deliverables, vignette } = service;
  return (
    <li id={id} className={card}>
      <h3>{title}</h3>
      <p>{text}</p>
      <ul className={list}>
        {deliverables.map((deliverable) => (
          <li key={deliverable}>{deliverable}</li>
        ))}
      </ul>
      {vignette && <Vignette {...vignette} />}
      <StretchedLink href={href}>
        {ask}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </StretchedLink>
    </li>
  );
}

const card = css`
  position: relative;
  display: flex;
  flex-direction: column;
  padding-block: ${space.l} ${space.xl};
  border-top: 1px solid ${color.text};
  > h3 {
    font-size: ${size.index};
  }
  > p {
    max-width: 32em;
    margin-top: ${space.s};
    color: ${color.muted};
  }
  > ul {
    margin-bottom: auto;
  }
  > svg {
    margin-top: ${space.l};
  }
  > a {
    align-self: start;
    margin-top: ${space.s};
    padding-block: ${space.xs};
  }
  /* A card with the whole row has its deliverables beside its text. */
  ${media.tablet} {
    &:last-child:nth-child(odd) {
      display: grid;
      grid-template-columns: 1fr 1fr;
      column-gap: ${space.xl};
      > ul {
        grid-area: 1 / 2 / span 2;
        margin-top: 0;
      }
      > a {
        grid-column: 2;
        justify-self: start;
      }
    }
  }
  ${media.hover} {
    &:hover > a {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  }
`;

const list = css`
  display: grid;
  gap: ${space.hair};
  margin-top: ${space.l};
  ${displayFont(size.lead, 1.2)};
`;
