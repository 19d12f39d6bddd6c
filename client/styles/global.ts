import { css } from "@linaria/core";
import { media } from "./media.ts";
import {
  color,
  colorValues,
  displayAdjustments,
  displayFont,
  duration,
  font,
  size,
  space,
} from "./tokens.ts";

/**
 * The values of the tokens and the styles of bare elements. Import it for its side effect.
 * @public
 */
export const global = css`
  :global() {
    :root {
      color-scheme: light dark;
      text-size-adjust: none;
      -webkit-text-size-adjust: none;
      container-type: scroll-state;
      --section: clamp(4rem, 6.5vw, 8rem);
      ${colorValues.page}
    }

    *,
    ::before,
    ::after {
      box-sizing: border-box;
    }
    body,
    h1,
    h2,
    h3,
    p,
    ul,
    ol,
    dl,
    dd,
    figure,
    blockquote {
      margin: 0;
      padding: 0;
    }
    body {
      background: ${color.background};
      color: ${color.text};
      font: 400 ${size.body} / 1.55 ${font.text};
      -webkit-font-smoothing: antialiased;
      overflow-wrap: break-word;
      text-wrap: pretty;
    }
    h1,
    h2,
    h3 {
      margin-left: ${displayAdjustments.outdent};
      ${displayFont(size.heading, 0.98)};
      text-wrap: balance;
      break-after: avoid;
    }
    h1 {
      font-size: ${size.title};
      line-height: 0.92;
    }
    h3 {
      font-size: ${size.subheading};
      line-height: 1.1;
    }
    p {
      max-width: 44em;
    }
    b,
    cite {
      font: inherit;
    }
    strong {
      color: ${color.text};
    }
    mark {
      background: ${color.accent};
      color: ${color.onAccent};
    }
    ul,
    ol {
      list-style: none;
    }
    li,
    dl {
      break-inside: avoid;
    }
    img,
    svg {
      display: block;
      max-width: 100%;
    }
    img {
      height: auto;
    }
    a {
      color: inherit;
      text-underline-offset: 0.25em;
      text-decoration-thickness: 1px;
    }
    [href^="mailto:"] {
      overflow-wrap: anywhere;
    }
    button,
    input,
    select,
    textarea {
      font: inherit;
      color: inherit;
      background: none;
      border: 0;
      border-radius: 0;
      padding: 0;
    }
    button,
    summary {
      cursor: pointer;
    }
    [popover] {
      width: auto;
      margin: 0;
      border: 0;
      color: inherit;
    }
    ::placeholder {
      color: ${color.muted};
      font-weight: 400;
      opacity: 1;
    }
    /* The ring extends 5 px beyond the element. Near an edge that clips it, an element sets a smaller --ring. */
    :focus-visible {
      scroll-margin-block: ${space.scrollOffset} ${space.m};
      outline: 2px solid ${color.highlight};
      outline-offset: calc(var(--ring, 5px) - 2px);
    }

    ${media.motion} {
      a,
      button,
      summary {
        transition: ${duration.quick};
        transition-property: background-color, color, translate;
      }
    }
    /* Forced colours do not change gradients and strokes, and put a plate behind marked words. */
    ${media.forcedColors} {
      * {
        --highlight: CanvasText !important;
      }
      mark,
      [aria-disabled="true"] {
        forced-color-adjust: none;
        --faint: GrayText;
        --accent: Mark;
        --on-accent: MarkText;
      }
    }
    ${media.print} {
      :root {
        color-scheme: light;
        --section: ${space.xl};
        /* The body text is 10 pt. */
        font-size: 81.25%;
      }
      ::details-content {
        content-visibility: visible;
      }
      /* What is useless on paper. */
      button,
      summary,
      textarea:placeholder-shown {
        display: none !important;
      }
    }
  }
`;
