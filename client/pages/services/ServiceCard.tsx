import { css } from "@linaria/core";
import { StretchedLink } from "#client/components/StretchedLink.tsx";
import { VisuallyHidden } from "#client/components/VisuallyHidden.tsx";
import { media } from "#client/styles/media.ts";
import { color, font, size, space } from "#client/styles/tokens.ts";
import type { Service } from "#shared/content/site-content.ts";
import { Vignette } from "./Vignette.tsx";

interface ServiceCardProps {
  service: Service;
  /** The text of the link to the form. The whole card is its target. */
  ask: string;
  href: string;
}

/** A service with its vignette. Without one, its deliverables are in large letters. */
export function ServiceCard({ service, ask, href }: ServiceCardProps) {
  const { id, title, text, deliverables, vignette } = service;
  return (
    <li id={id} className={card}>
      <h3>{title}</h3>
      <p>{text}</p>
      <ul className={vignette ? small : large}>
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
  ${media.hover} {
    &:hover > a {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  }
`;

const small = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.l};
  margin-top: ${space.s};
  font-size: ${size.small};
`;

const large = css`
  display: flex;
  flex-direction: var(--deliverables, column);
  gap: 0 ${space.xl};
  margin-top: ${space.l};
  font: 600 ${size.subheading} / 1.2 ${font.display};
  letter-spacing: -0.03em;
  > li {
    flex: 1;
    padding-block: ${space.s};
    border-top: 1px solid ${color.line};
  }
`;
