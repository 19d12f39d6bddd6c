import { css } from "@linaria/core";
import { StretchedLink } from "#client/components/StretchedLink.tsx";
import { VisuallyHidden } from "#client/components/VisuallyHidden.tsx";
import { Comparison } from "#client/islands/comparison/Comparison.tsx";
import { media } from "#client/styles/media.ts";
import { color, size, space } from "#client/styles/tokens.ts";
import type { Service, Site } from "#shared/site/site.ts";
import { Vignette } from "./Vignette.tsx";

interface ServiceCardProps {
  /** `ask` is the text of the link to the form. The whole card is its click target. */
  content: Site["servicesPage"]["list"];
  service: Service;
  href: string;
}

/** A service in a row: its text and deliverables, and its vignette beside them. Without one, only the deliverables. */
export function ServiceCard({ content, service, href }: ServiceCardProps) {
  const { id, title, text, deliverables, vignette, before } = service;
  const drawing = vignette && <Vignette {...vignette} />;
  const list = (
    <ul className={results}>
      {deliverables.map((deliverable) => (
        <li key={deliverable}>{deliverable}</li>
      ))}
    </ul>
  );
  return (
    <li id={id} className={card}>
      <div className={words}>
        <h3>{title}</h3>
        <p>{text}</p>
        {drawing && list}
        <StretchedLink href={href}>
          {content.ask}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </StretchedLink>
      </div>
      {drawing && before ? (
        <Comparison label={content.built}>{[<Vignette key={before} name={before} />, drawing]}</Comparison>
      ) : (
        (drawing ?? list)
      )}
    </li>
  );
}

const card = css`
  position: relative;
  display: grid;
  gap: ${space.l} ${space.gap};
  padding-block: ${space.l} ${space.xl};
  border-top: 1px solid ${color.text};
  ${media.tablet} {
    grid-template-columns: 5fr 7fr;
  }
  ${media.hover} {
    &:hover > div > a {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  }
`;

const words = css`
  display: flex;
  flex-direction: column;
  > h3 {
    font-size: ${size.itemTitle};
  }
  > p {
    margin-block: ${space.s} ${space.l};
    font-size: ${size.lead};
    line-height: 1.4;
  }
  > a {
    align-self: start;
    margin-top: ${space.m};
    padding-block: ${space.xs};
  }
`;

const results = css`
  display: grid;
  gap: ${space.hair};
  align-content: start;
  color: ${color.muted};
`;
