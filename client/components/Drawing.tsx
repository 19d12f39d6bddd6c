import { css } from "@linaria/core";
import { Picture, type PictureProps } from "./Picture.tsx";

/** A picture drawn in light on black, for a section of ink: where it is black, the section's own ground shows. */
export function Drawing(props: PictureProps) {
  return <Picture {...props} className={drawing} />;
}

const drawing = css`
  @media screen and (forced-colors: none) {
    mix-blend-mode: lighten;
  }
  /* Black on white; the second half gives lime back its green. */
  @media print {
    filter: invert(1) hue-rotate(180deg);
  }
`;
