import { css } from "@linaria/core";
import { Island } from "#client/islands/Island.tsx";
import { media } from "#client/styles/media.ts";
import { brand } from "#shared/content/brand.ts";
import { contactPage } from "#shared/content/contact-page.ts";

/** An empty line. The island fills it with whether the company answers now. */
export function OpeningHours() {
  const props = { hours: brand.hours, words: contactPage.direct.phone.now };
  return (
    <Island name="opening-hours" load="visible" props={props}>
      <p className={line} />
    </Island>
  );
}

/* The line reserves its room before the script fills it. */
const line = css`
  min-height: 2lh;
  ${media.roomy} {
    min-height: 1lh;
  }
  ${media.print} {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;
