import { css } from "@linaria/core";
import { media } from "./media.ts";
import { brackets, color, duration, font, palette, radius, size, space } from "./tokens.ts";

/**
 * Values of the tokens, and how the bare elements look. Imported for its effect.
 * @public
 */
export const global = css`
  :global() {
    :root {
      color-scheme: light dark;
      --ground: ${palette.paper};
      --raised: ${palette.sheet};
      --text: ${palette.ink};
      --muted: ${palette.moss};
      --line: #d3d2c6;
      --lime: ${palette.lime};
      --on-lime: ${palette.ink};
      --mark: ${palette.ink};
      --error: ${palette.clay};
      --ink: ${palette.ink};
      --ink-raised: #1b2117;
      --ink-line: #353d2e;

      --display: "Familjen Grotesk", "Familjen Fallback", sans-serif;
      --sans: "Instrument Sans", "Instrument Fallback", sans-serif;

      --t-mega: clamp(min(2.75rem, 13vw), 0.55rem + 10.3vw, 13rem);
      --t-title: clamp(min(2.625rem, 12vw), 1rem + 6.8vw, 8.5rem);
      --t-heading: clamp(min(2.125rem, 10vw), 1.4rem + 3vw, 4.5rem);
      --t-subheading: clamp(1.375rem, 1.2rem + 0.75vw, 2rem);
      --t-index: clamp(1.75rem, 1.1rem + 2.2vw, 3.75rem);
      --t-lead: clamp(1.1875rem, 1.1rem + 0.4vw, 1.5rem);

      --gap: clamp(0.5rem, 2vw, 2rem);
      --gutter: clamp(1.25rem, 4.4vw, 5rem);
      --section: clamp(4.5rem, 9vw, 10rem);
    }

    ${media.dark} {
      :root {
        --ground: ${palette.night};
        --raised: #191f15;
        --text: ${palette.bone};
        --muted: ${palette.ash};
        --line: #2b3225;
        --mark: ${palette.lime};
        --error: ${palette.coral};
        --ink: #191f15;
        --ink-raised: #22291d;
        --ink-line: #39422f;
      }
    }

    @view-transition {
      navigation: auto;
    }
    ::view-transition-group(*) {
      animation-duration: ${duration.calm};
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
      scroll-padding-top: 6rem;
      text-size-adjust: none;
      -webkit-text-size-adjust: none;
    }
    body {
      background: ${color.ground};
      color: ${color.text};
      font: 400 ${size.body} / 1.55 ${font.text};
      /* The face's own space is narrow, above all beside a 1. */
      word-spacing: 0.05em;
      -webkit-font-smoothing: antialiased;
      overflow-wrap: anywhere;
    }
    h1,
    h2,
    h3 {
      font: 600 ${size.heading} / 0.98 ${font.display};
      letter-spacing: -0.025em;
      text-wrap: balance;
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
    p,
    li,
    dd,
    blockquote {
      text-wrap: pretty;
    }
    ul,
    ol {
      list-style: none;
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
      border-radius: ${radius};
    }
    button,
    summary {
      cursor: pointer;
    }
    ::selection {
      background: ${color.lime};
      color: ${color.onLime};
    }
    :focus-visible {
      /* The brackets are a picture, which forced colours drop: there this outline takes over. */
      outline: 2px solid transparent;
      outline-offset: 4px;
      border-image: ${brackets("3px", "11px", "7px", color.mark)};
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
    ${media.print} {
      :root {
        --section: ${space.xl};
      }
    }
  }
`;
