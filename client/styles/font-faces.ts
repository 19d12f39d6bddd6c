import display from "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url";
import text from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import { css } from "@linaria/core";

/**
 * The typefaces, Display for headings, figures, quotes and the logo, Text for everything else, and the installed
 * fonts that replace each until it has loaded. The percentages, measured once on the site's text, make these take
 * as much space as the web font, so that nothing shifts. Installed fonts are named by full name, for Macs also by
 * PostScript name, and for WebKitGTK by family name. Import it for its side effect.
 * @public
 */
export const fonts = css`
  :global() {
    @font-face {
      font-family: "Display";
      src: url("${display}") format("woff2");
      font-weight: 600;
      font-display: swap;
    }
    @font-face {
      font-family: "Display Arial";
      src: local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Liberation Sans");
      /* Without a weight, Firefox would embolden a font that is already bold. */
      font-weight: 600;
      size-adjust: 90.55%;
      ascent-override: 113.2%;
      descent-override: 24.85%;
    }
    @font-face {
      font-family: "Display Roboto";
      src: local("Roboto Bold"), local("Roboto");
      font-weight: 600;
      size-adjust: 96.12%;
      ascent-override: 106.64%;
      descent-override: 23.41%;
    }
    @font-face {
      font-family: "Text";
      src: url("${text}") format("woff2");
      font-weight: 400 600;
      font-display: swap;
    }
    @font-face {
      font-family: "Text Arial";
      src: local("Arial"), local("Liberation Sans"), local("Roboto");
      font-weight: 400 600;
      size-adjust: 101.55%;
      ascent-override: 95.52%;
      descent-override: 24.62%;
    }
  }
`;
