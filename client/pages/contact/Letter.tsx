import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";
import { sheet } from "#client/components/Section.tsx";
import { media } from "#client/styles/media.ts";
import { color, duration, easing, palette, space } from "#client/styles/tokens.ts";
import { contactPage } from "#shared/content/contact-page.ts";
import { Stamp } from "./Stamp.tsx";

/** The sheet that the form is written on: an airmail letter, addressed and stamped. */
export function Letter({ children }: { children: ReactNode }) {
  const { label, lines } = contactPage.letter.to;
  return (
    <div id={contactPage.form.id} className={cx(sheet, letter)}>
      <address>
        {label} <span>{lines.join(", ")}</span>
      </address>
      {children}
      <Stamp />
    </div>
  );
}

const stripes = [palette.lime, palette.sheet, palette.ink, palette.sheet]
  .map((tint, index) => `${tint} calc(${index} * var(--stripe)) calc(${index + 1} * var(--stripe))`)
  .join(", ");

const letter = css`
  --stripe: 0.875rem;
  --stamp-room: 9.5rem;
  position: relative;
  margin-inline: calc(-1 * ${space.gutter});
  padding: ${space.l} ${space.gutter};
  background: ${color.ground};
  color: ${color.text};
  border: solid;
  border-width: 12px 0;
  /* The paper goes on around the stripes, so that they end on a straight edge. */
  box-shadow: 0 0 0 3px ${palette.sheet};
  border-image: repeating-linear-gradient(-45deg, ${stripes}) 12;
  address {
    margin-bottom: ${space.l};
    color: ${color.muted};
    font-style: normal;
    > span {
      color: ${color.text};
    }
  }
  ${media.tablet} {
    margin-inline: 0;
    padding: ${space.l};
    border-width: 12px;
  }
  ${media.desktop} {
    padding-inline: ${space.xl};
  }
  &:has([data-status="success"]) svg {
    opacity: 0.9;
    scale: 1;
    ${media.motion} {
      transition:
        scale ${duration.calm} ${easing},
        opacity ${duration.quick};
    }
  }
`;
