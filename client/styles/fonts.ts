import { css } from "@linaria/core";
import display from "#client/fonts/display.woff2?url";
import text from "#client/fonts/text.woff2?url";

/**
 * Import it for its effect. The fallback faces prevent layout shifts: the percentages give Arial or Roboto
 * the room of the web font (../fonts/subset.ts prints them). The text face needs only one fallback face,
 * because Arial and Roboto differ by half a percent there. `local()` takes full names in most engines,
 * PostScript names in all on a Mac, and family names in WebKitGTK. Without a `font-weight`, Firefox would
 * embolden a face that is already bold.
 * @public
 */
export const fonts = css`
  :global() {
    @font-face {
      font-family: "Familjen Grotesk";
      src: url("${display}") format("woff2");
      font-weight: 500 700;
      font-display: swap;
    }
    @font-face {
      font-family: "Familjen Fallback";
      src: local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("LiberationSans-Bold"),
        local("Liberation Sans");
      font-weight: 500 700;
      size-adjust: 90.44%;
      ascent-override: 113.33%;
      descent-override: 24.88%;
      line-gap-override: 0%;
    }
    @font-face {
      font-family: "Familjen Fallback on Android";
      src: local("Roboto Bold"), local("Roboto");
      font-weight: 500 700;
      size-adjust: 96.01%;
      ascent-override: 106.76%;
      descent-override: 23.44%;
      line-gap-override: 0%;
    }
    @font-face {
      font-family: "Instrument Sans";
      src: url("${text}") format("woff2");
      font-weight: 400 600;
      font-display: swap;
    }
    @font-face {
      font-family: "Instrument Fallback";
      src: local("Arial"), local("ArialMT"), local("Liberation Sans"), local("LiberationSans"), local("Roboto");
      font-weight: 400 600;
      size-adjust: 101.55%;
      ascent-override: 95.52%;
      descent-override: 24.62%;
      line-gap-override: 0%;
    }

    /*
     * Firefox loads no further face of a list while an earlier one is loading. These lengths use the fallback
     * faces directly, so that they are ready at the first paint.
     */
    html {
      font-family: "Instrument Fallback";
      min-height: 1ch;
    }
    head {
      font-family: "Familjen Fallback";
      min-height: 1ch;
    }
  }
`;
