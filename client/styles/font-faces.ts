import { css } from "@linaria/core";
import { fallbackMetrics } from "#client/styles/font-metrics.ts";
import display from "#fonts/display?url";
import text from "#fonts/text?url";

/**
 * The typefaces, Display for headings, figures, quotes and the logo, Text for everything else, and the installed
 * fonts that replace each until it has loaded. Their files are in the `imports` of package.json. Installed fonts are
 * named by full name, for Macs also by PostScript name, and for WebKitGTK by family name. Import it for its side
 * effect. vite.config.ts names the import of font-metrics.ts as it is written here.
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
      ${fallbackMetrics("#fonts/display", "arialBold")}
    }
    @font-face {
      font-family: "Display Roboto";
      src: local("Roboto Bold"), local("Roboto");
      font-weight: 600;
      ${fallbackMetrics("#fonts/display", "robotoBold")}
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
      ${fallbackMetrics("#fonts/text", "arial")}
    }
  }
`;
