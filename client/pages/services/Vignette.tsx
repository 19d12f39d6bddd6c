import { css } from "@linaria/core";
import vignettes from "#client/pictures/vignettes.svg";
import { media } from "#client/styles/media.ts";
import { font } from "#client/styles/tokens.ts";

interface VignetteProps {
  /** A symbol of client/pictures/vignettes.svg. */
  name: string;
  /** Absent on a copy, which nobody needs to hear of. */
  alt?: string;
}

/** A drawing in the colours and the type of its place: the file has none of its own. */
export function Vignette({ name, alt }: VignetteProps) {
  return (
    <svg className={vignette} role={alt && "img"} aria-label={alt} aria-hidden={alt ? undefined : true}>
      <use href={`${vignettes}#${name}`} />
    </svg>
  );
}

const vignette = css`
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  font: 600 13px ${font.text};
  ${media.forcedColors} {
    --ground: Canvas;
    --line: color-mix(in srgb, CanvasText 30%, Canvas);
    --muted: CanvasText;
  }
`;
