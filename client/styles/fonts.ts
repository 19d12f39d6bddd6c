import { css } from "@linaria/core";
import display from "#client/fonts/display.woff2?url";
import text from "#client/fonts/text.woff2?url";

/** The two files that every page uses, for the document to preload. */
export const preloadedFonts = [display, text];

/**
 * Imported for its effect. `optional`: a face that is not there in the first tenth of a second waits for the next page.
 * No fallback breaks every line alike, and what a visitor reads must not move; the document preloads both faces for wide
 * windows, and phones follow ../arrival. The percentages come from ../fonts/subset.ts: they give Arial, or Roboto, the
 * room of the web font. Text needs them once, for there the two are equally wide to half a percent.
 * @public
 */
export const fonts = css`
  :global() {
    @font-face {
      font-family: "Familjen Grotesk";
      src: url("${display}") format("woff2");
      font-weight: 500 700;
      font-display: optional;
    }
    @font-face {
      font-family: "Familjen Fallback";
      src: local("Arial Bold"), local("Liberation Sans Bold");
      size-adjust: 91.69%;
      ascent-override: 111.79%;
      descent-override: 24.54%;
      line-gap-override: 0%;
    }
    @font-face {
      font-family: "Familjen Fallback on Android";
      src: local("Roboto Bold"), local("Roboto");
      size-adjust: 97.28%;
      ascent-override: 105.37%;
      descent-override: 23.13%;
      line-gap-override: 0%;
    }
    @font-face {
      font-family: "Instrument Sans";
      src: url("${text}") format("woff2");
      font-weight: 400 600;
      font-display: optional;
    }
    @font-face {
      font-family: "Instrument Fallback";
      src: local("Arial"), local("Liberation Sans"), local("Roboto");
      size-adjust: 102.9%;
      ascent-override: 94.26%;
      descent-override: 24.29%;
      line-gap-override: 0%;
    }
  }
`;
