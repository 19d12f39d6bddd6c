import { css } from "@linaria/core";
import { Banner } from "#client/components/Banner.tsx";
import { useSite } from "#client/components/site-context.ts";
import { color, font, size } from "#client/styles/tokens.ts";
import type { SiteContent } from "#shared/content/site-content.ts";

/** Styled like the mail at the top of the page: the long text is grey, one sentence is marked. */
export function AboutBanner({ words }: { words: SiteContent["about"]["banner"] }) {
  return <Banner words={words} href={useSite().paths.contact} tone="ink" className={mail} />;
}

const mail = css`
  > h2 {
    color: ${color.faint};
  }
  && > p {
    isolation: isolate;
    font: 600 ${size.heading} / 1.1 ${font.display};
    letter-spacing: -0.03em;
  }
`;
