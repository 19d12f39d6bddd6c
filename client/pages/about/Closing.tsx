import { css } from "@linaria/core";
import { Banner } from "#client/components/Banner.tsx";
import { color, font, size } from "#client/styles/tokens.ts";
import { about } from "#shared/content/about.ts";

/** Styled like the mail at the top of the page: the long text is grey, one sentence is marked. */
export function Closing() {
  return <Banner banner={about.banner} tone="ink" className={mail} />;
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
