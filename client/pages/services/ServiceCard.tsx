import { css, cx } from "@linaria/core";
import { StretchedLink } from "#client/components/StretchedLink.tsx";
import { VisuallyHidden } from "#client/components/VisuallyHidden.tsx";
import { useSite } from "#client/site-context.ts";
import { media } from "#client/styles/media.ts";
import { color, font, sideOf, size, space } from "#client/styles/tokens.ts";
import type { Service } from "#shared/content/site-content.ts";
import { CardVignette } from "./CardVignette.tsx";

interface ServiceCardProps {
  service: Service;
  /** The text of the link to the form. */
  ask: string;
}

/**
 * A service, with its vignette at the card's lower edge, or else with its deliverables in large letters there. The
 * whole card links to the form.
 */
export function ServiceCard({ service, ask }: ServiceCardProps) {
  const { paths } = useSite();
  const { id, title, text, deliverables, vignette, contactService } = service;
  return (
    <li id={id} className={card}>
      <div className={cx(content, !vignette && alone)}>
        <h3>{title}</h3>
        <p>{text}</p>
        <ul>
          {deliverables.map((deliverable) => (
            <li key={deliverable}>{deliverable}</li>
          ))}
        </ul>
        <StretchedLink href={`${paths.contactPage}?service=${contactService}#form`}>
          {ask}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </StretchedLink>
      </div>
      {vignette && <CardVignette {...vignette} />}
    </li>
  );
}

/** Words at the top, and the vignette beside them at the lower edge: five and seven columns wide. */
export const beside = {
  flexDirection: "row",
  "> div + *": {
    flex: "none",
    alignSelf: "end",
    width: `calc((100% - 2 * ${sideOf("100vw")}) * 7 / 12 + ${sideOf("100vw")})`,
    paddingLeft: space.l,
  },
} as const;

const card = css`
  --left: ${sideOf("100vw")};
  --right: ${sideOf("100vw")};
  position: relative;
  display: flex;
  flex-direction: column;
  border-bottom: 1px solid ${color.line};
  &:hover,
  &:focus-within {
    z-index: 1;
  }
  /* The card may be as wide as the window, so its focus brackets are inside its edges. */
  &:focus-visible {
    --ring: 0px;
  }
  ${media.roomy} {
    ${media.belowLaptop} {
      ${beside}
    }
  }
`;

const content = css`
  flex: 1;
  padding: ${space.xl} var(--right) ${space.s} var(--left);
  > h3 {
    font-size: ${size.index};
    line-height: 1;
  }
  > p {
    max-width: 32em;
    margin-block: ${space.m} ${space.s};
    color: ${color.muted};
  }
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.l};
    margin-bottom: ${space.hair};
    font-size: ${size.small};
  }
  > a {
    display: block;
    width: fit-content;
    padding-block: ${space.xs};
  }
`;

const alone = css`
  display: flex;
  flex-direction: column;
  padding-bottom: ${space.l};
  > ul {
    flex-direction: column;
    margin-top: auto;
    padding-top: ${space.l};
    font: 600 ${size.subheading} / 1.2 ${font.display};
    letter-spacing: -0.02em;
    > li {
      padding-block: ${space.s};
      border-top: 1px solid ${color.line};
    }
  }
`;
