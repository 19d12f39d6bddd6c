import { css } from "@linaria/core";
import { color, font, size, space } from "./tokens.ts";

/** The style of text inputs and selects. */
export const textField = css`
  width: 100%;
  min-height: ${space.target};
  padding: ${space.s} 0;
  border-bottom: 1px solid ${color.muted};
  font: 400 ${size.lead} / 1.35 ${font.text};
  /* The thickened lower border shows the focus. Forced colours make a transparent outline visible. */
  &:focus-visible {
    outline-color: transparent;
    box-shadow: 0 2px ${color.highlight};
  }
`;
