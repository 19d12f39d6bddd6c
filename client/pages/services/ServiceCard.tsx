import { css } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { color, duration, easing, light, sideOf, size, space } from "#client/styles/tokens.ts";
import { contactHref } from "#shared/contact.ts";
import type { Service } from "#shared/content/schemas.ts";
import { servicesPage } from "#shared/content/services-page.ts";
import { formatMessage } from "#shared/format-message.ts";
import { Vignette } from "./Vignette.tsx";

/** A service with its vignette, which stands on the lower line and wipes over to lime while the card is pointed at or in focus. */
export function ServiceCard({ service }: { service: Service }) {
  const { id, title, text, deliverables, vignette, contactService } = service;
  const { ask, askAbout } = servicesPage.list;
  return (
    <li id={id} className={card}>
      <div className={words}>
        <h3>{title}</h3>
        <p>{text}</p>
        <ul>
          {deliverables.map((deliverable) => (
            <li key={deliverable}>{deliverable}</li>
          ))}
        </ul>
        <a href={contactHref(contactService)} aria-label={formatMessage(askAbout, { service: title })}>
          {ask}
        </a>
      </div>
      <div className={stage}>
        <Vignette name={id} alt={vignette} />
        <Vignette name={id} />
      </div>
    </li>
  );
}

/** Words and vignette beside each other, in five and seven columns. */
export const beside = {
  flexDirection: "row",
  alignItems: "end",
  "> :last-child": {
    flex: "none",
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
  ${media.roomy} {
    ${media.belowLaptop} {
      ${beside}
    }
  }
`;

const words = css`
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
    font-size: ${size.small};
  }
  > a {
    display: block;
    width: fit-content;
    padding-block: ${space.xs};
    &::after {
      content: "";
      position: absolute;
      inset: 0;
    }
  }
`;

const stage = css`
  position: relative;
  padding: ${space.l} var(--right) 0 var(--left);
  > svg {
    width: 100%;
    aspect-ratio: var(--shape, 5 / 3);
  }
  /* Its border covers the lines of the sheet. */
  > [aria-hidden] {
    ${light}
    position: absolute;
    inset: -1px;
    max-width: none;
    width: calc(100% + 2px);
    height: calc(100% + 2px);
    padding: inherit;
    border: 1px solid ${color.lime};
    background: ${color.lime};
    color: ${color.text};
    clip-path: inset(0 100% 0 0);
    ${media.motion} {
      transition: clip-path ${duration.calm} ${easing};
    }
  }
  ${media.hover} {
    :hover > & > [aria-hidden],
    :focus-within > & > [aria-hidden] {
      clip-path: inset(0);
    }
  }
  ${media.forcedColors} {
    > [aria-hidden] {
      display: none;
    }
  }
`;
