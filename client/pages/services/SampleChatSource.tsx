import { css } from "@linaria/core";
import { colorSchemes } from "#client/styles/color-schemes.ts";
import { media } from "#client/styles/media.ts";
import { color, duration, font, size, space, stroke } from "#client/styles/tokens.ts";

/** The page that an answer cites, with the passage marked. */
export function SampleChatSource({ title, quote }: { title: string; quote: string }) {
  return (
    <blockquote className={page}>
      <cite>[1] {title}</cite>
      <mark>{quote}</mark>
    </blockquote>
  );
}

/* It reaches the window's right edge. A line connects it with the answer above. */
const page = css`
  ${colorSchemes.light}
  --indent: min(14vw, 6.5rem);
  position: relative;
  justify-self: stretch;
  margin: 0 calc(-1 * var(--bleed)) 0 var(--indent);
  padding: ${space.m} var(--bleed) ${space.m} ${space.l};
  border: 1px solid;
  background: ${color.raised};
  color: ${color.text};
  @media screen {
    border-color: ${color.raised};
  }
  &::before {
    content: "";
    position: absolute;
    right: 100%;
    top: -${space.hair};
    bottom: 50%;
    width: calc(var(--indent) - ${space.m});
    border: solid ${color.accent};
    border-width: 0 0 ${stroke.mark} ${stroke.mark};
  }
  > cite {
    font: 600 ${size.label} / 1.4 ${font.text};
  }
  /* Two placeholder lines for the rest of the page's text. */
  > cite::after,
  &::after {
    content: "";
    display: block;
    width: 80%;
    height: 16px;
    margin-block: ${space.xs};
    background: repeating-linear-gradient(${color.line} 0 5px, transparent 0 11px);
  }
  > mark {
    background: ${color.accent};
    color: ${color.onAccent};
    box-decoration-break: clone;
    -webkit-box-decoration-break: clone;
    print-color-adjust: exact;
    ${media.motion} {
      animation: light ${duration.calm} ${duration.quick} backwards;
    }
  }
  @keyframes light {
    from {
      background: transparent;
    }
  }
`;
