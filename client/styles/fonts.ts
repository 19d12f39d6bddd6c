import { css } from "@linaria/core";
import display from "#client/fonts/display.woff2?url";
import text from "#client/fonts/text.woff2?url";

/**
 * Imported for its effect. The fallback faces keep the swap from moving the text: the percentages give Arial, or Roboto,
 * the room of the web font (they come from ../fonts/subset.ts). The text face needs one fallback: Arial and Roboto differ
 * by half a percent there.
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
      font-display: swap;
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
