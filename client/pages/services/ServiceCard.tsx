import { css } from "@linaria/core";
import { StretchedLink } from "#client/components/StretchedLink.tsx";
import { VisuallyHidden } from "#client/components/VisuallyHidden.tsx";
import { Comparison } from "#client/islands/comparison/Comparison.tsx";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { color, size, space } from "#client/styles/tokens.ts";
import type { Service } from "#shared/site/site.ts";
import { Vignette } from "./Vignette.tsx";

/**
 * A service in a row: its text and deliverables, and its vignette beside them. Without one, only the deliverables.
 * The whole row is the click target of the link to the form.
 */
export function ServiceCard({ service }: { service: Service }) {
  const { servicesPage, paths } = useSite();
  const { id, title, text, deliverables, vignette, before } = service;
  const { ask, built } = servicesPage.list;
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
        <StretchedLink href={`${paths.contactPage}?service=${service.contactService}#form`}>
          {ask}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </StretchedLink>
      </div>
      {drawing && before ? (
        <Comparison label={built}>{[<Vignette key={before} name={before} />, drawing]}</Comparison>
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
