import { css } from "@linaria/core";
import { brackets, color, font, labelFont, size, space } from "#client/styles/tokens.ts";

/** The style of every text input, select and textarea of the site. */
export const textField = css`
  width: 100%;
  min-height: ${space.target};
  padding: ${space.s} 0;
  background: none;
  border: 0;
  border-bottom: 1px solid ${color.muted};
  font: 400 ${size.lead} / 1.35 ${font.text};
  color: ${color.text};
  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
  /* The focus brackets are only beside the field. Their arms end before its text and before the label above. */
  &:focus-visible {
    outline-color: transparent !important;
    outline-offset: 0;
    border-image: ${brackets("3px", "7px", "0px 12px 1px", color.mark)} !important;
  }
  &:hover {
    border-bottom-color: ${color.text};
  }
  &[aria-invalid="true"] {
    border-bottom: 2px solid ${color.error};
  }
`;

/** A field's visible label. It looks like the labels of sections. */
export const fieldLabel = css`
  font: ${labelFont};
`;

/** A field's error message. */
export const fieldError = css`
  /* It takes a part of the distance to the next field. */
  margin: 10px 0 -${space.s};
  color: ${color.error};
  font: 600 ${size.small} / 1.4 ${font.text};
`;
