import { css } from "@linaria/core";
import vignettes from "#client/pictures/vignettes.svg";
import { media } from "#client/styles/media.ts";
import { font } from "#client/styles/tokens.ts";

/** A symbol from client/pictures/vignettes.svg. It takes its colours and font from the page. */
export function Vignette({ name, alt }: { name: string; alt?: string }) {
  return (
    <svg className={vignette} viewBox="0 0 480 288" role="img" aria-label={alt} aria-hidden={!alt}>
      <use href={`${vignettes}#${name}`} />
    </svg>
  );
}

const vignette = css`
  width: 100%;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  font: 600 15px ${font.text};
  ${media.forcedColors} {
    --ground: Canvas;
    --line: color-mix(in srgb, CanvasText 30%, Canvas);
    --accent: Highlight;
    --on-accent: HighlightText;
  }
`;
