import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { colorSchemes } from "#client/styles/color-schemes.ts";
import { media } from "#client/styles/media.ts";
import { color, space } from "#client/styles/tokens.ts";
import type { SiteContent } from "#shared/content/site-content.ts";
import { Stamp } from "./Stamp.tsx";

interface FormLetterProps {
  content: SiteContent["contactPage"]["letter"];
  children: ReactNode;
}

/** The form's sheet: an airmail letter with an address and a stamp. */
export function FormLetter({ content, children }: FormLetterProps) {
  const { label, lines } = content.to;
  return (
    <div id="form" className={letter}>
      <address>
        {label} <span>{lines.join(", ")}</span>
      </address>
      {children}
      <Stamp content={content} />
    </div>
  );
}

const stripes = [color.accent, color.raised, color.text, color.raised]
  .map((tint, index) => `${tint} calc(${index} * var(--stripe)) calc(${index + 1} * var(--stripe))`)
  .join(", ");

/* The letter has light colours on any background, also in the dark scheme. */
const letter = css`
  color-scheme: light;
  ${colorSchemes.light}
  --stripe: 0.875rem;
  /* The unit of the stamp, and the room that the form keeps free for it beside its button. */
  --hole: clamp(0.375rem, 2vw, 0.5rem);
  --stamp-room: calc(19 * var(--hole));
  --stamp-height: calc(20 * var(--hole));
  position: relative;
  margin: ${space.m} calc(${space.gutter} / -2) 0;
  padding: ${space.l} ${space.m};
  background: ${color.ground};
  color: ${color.text};
  border: 8px solid;
  /* The paper continues outside the stripes, so that they end on a straight edge. */
  box-shadow: 0 0 0 3px ${color.raised};
  border-image: repeating-linear-gradient(-45deg, ${stripes}) 8;
  address {
    margin-bottom: ${space.m};
    color: ${color.muted};
    font-style: normal;
    > span {
      color: ${color.text};
    }
  }
  ${media.roomy} {
    /* The postmark has room, too. */
    --stamp-room: calc(22 * var(--hole));
  }
  ${media.tablet} {
    margin-inline: 0;
    padding: ${space.l};
    border-width: 12px;
    border-image-slice: 12;
  }
`;
