import { css } from "@linaria/core";
import vignettes from "#client/pictures/vignettes.svg";
import { media } from "#client/styles/media.ts";
import { font } from "#client/styles/tokens.ts";

interface VignetteProps {
  /** The id of a symbol in client/pictures/vignettes.svg. */
  name: string;
  /** Absent on a copy, which screen readers skip. */
  alt?: string;
}

/** A drawing. It takes its colours and font from the page; the file has none. */
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
