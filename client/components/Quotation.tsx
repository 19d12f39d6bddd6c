import { css } from "@linaria/core";
import { displayFont, size, space } from "#client/styles/tokens.ts";
import { formatQuotation } from "#shared/format.ts";
import type { Language } from "#shared/languages.ts";

/** A client's words, set as large as a heading. */
export function Quotation({ text, language }: { text: string; language: Language }) {
  return <blockquote className={words}>{formatQuotation(text, language)}</blockquote>;
}

/* The space on the right keeps the lines of quotations side by side from reading as one. */
const words = css`
  padding-right: ${space.m};
  text-wrap: pretty;
  ${displayFont(size.subheading, 1.2)};
`;
