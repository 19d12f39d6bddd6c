import { css } from "@linaria/core";
import { colorSchemes } from "#client/styles/color-schemes.ts";
import { media } from "#client/styles/media.ts";
import { color, duration, easing, space } from "#client/styles/tokens.ts";
import { Vignette } from "./Vignette.tsx";

/** A card's vignette. A copy of it in the accent colour wipes in while the card is hovered or focused. */
export function CardVignette({ name, alt }: { name: string; alt: string }) {
  return (
    <div className={stage}>
      <Vignette name={name} alt={alt} />
      <Vignette name={name} />
    </div>
  );
}

const stage = css`
  position: relative;
  padding: ${space.l} var(--right) 0 var(--left);
  > svg {
    width: 100%;
    aspect-ratio: var(--shape, 5 / 3);
  }
  /* Its border covers the lines between the cards. */
  > [aria-hidden] {
    ${colorSchemes.light}
    position: absolute;
    inset: -1px;
    max-width: none;
    width: calc(100% + 2px);
    height: calc(100% + 2px);
    padding: inherit;
    border: 1px solid ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
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
