import { css } from "@linaria/core";
import { colorSchemes } from "./color-schemes.ts";
import { media } from "./media.ts";
import { brackets, color, common, duration, font, hang, size, space } from "./tokens.ts";

/**
 * The values of the tokens and the styles of bare elements. Import it for its effect.
 * @public
 */
export const global = css`
  :global() {
    :root {
      color-scheme: light dark;
      ${colorSchemes.light}
      ${common}
    }

    ${media.dark} {
      :root {
        ${colorSchemes.dark}
      }
    }

    @view-transition {
      navigation: auto;
    }
    ::view-transition-group(*) {
      animation-duration: ${duration.calm};
    }
    /* The navigation's brackets slide as one pair, whose width changes from one entry to the next. */
    ::view-transition-old(current) {
      display: none;
    }
    ::view-transition-new(current) {
      height: 100%;
      animation: none;
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
    html {
      scroll-padding-block: 6rem ${space.m};
      text-size-adjust: none;
      -webkit-text-size-adjust: none;
    }
    body {
      background: ${color.ground};
      color: ${color.text};
      font: 400 ${size.body} / 1.55 ${font.text};
      /* The face's own space is narrow, especially beside a 1. */
      word-spacing: 0.05em;
      -webkit-font-smoothing: antialiased;
      overflow-wrap: anywhere;
    }
    h1,
    h2,
    h3 {
      margin-left: ${hang};
      font: 600 ${size.heading} / 0.98 ${font.display};
      letter-spacing: -0.025em;
      text-wrap: balance;
      break-after: avoid;
    }
    h1 {
      font-size: ${size.title};
      line-height: 0.92;
      letter-spacing: -0.035em;
    }
    h3 {
      font-size: ${size.subheading};
      line-height: 1.1;
      letter-spacing: -0.02em;
    }
    p {
      max-width: 44em;
    }
    /* Not on phones: there it takes a third of the layout before the first paint. */
    ${media.tablet} {
      p,
      li,
      dd,
      blockquote {
        text-wrap: pretty;
      }
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
      height: auto;
    }
    a {
      color: inherit;
      text-underline-offset: 0.25em;
      text-decoration-thickness: 1px;
    }
    [href^="tel:"] {
      word-spacing: 0.15em;
    }
    button,
    input,
    select,
    textarea {
      font: inherit;
      color: inherit;
      border-radius: 0;
    }
    button,
    summary {
      cursor: pointer;
    }
    ::selection {
      background: ${color.accent};
      color: ${color.onAccent};
    }
    /* Brackets with a hairline that closes them. Important, or a component's border would override them. */
    :focus-visible {
      outline: 1px solid ${color.mark} !important;
      outline-offset: calc(var(--ring, 7px) - 1px);
      border-image: ${brackets("3px", "11px", "var(--ring, 7px)", color.mark)} !important;
    }

    ${media.motion} {
      a,
      button,
      summary {
        transition-duration: ${duration.quick};
        transition-property: border-image-outset, background-color, color;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      @view-transition {
        navigation: none;
      }
    }
    ${media.forcedColors} {
      /* Forced colours do not change gradients and strokes, so the marks use the visitor's text colour. */
      * {
        --mark: CanvasText !important;
      }
      :focus-visible {
        outline: 2px solid Highlight !important;
        /* It would replace a button's border. */
        border-image-source: none !important;
      }
    }
    ${media.print} {
      :root {
        --section: ${space.xl};
        /* The body text is 10 pt. */
        font-size: 81.25%;
      }
      ::details-content {
        content-visibility: visible;
      }
    }
  }
`;
