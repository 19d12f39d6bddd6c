import { css, cx } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { lead, type themes } from "#client/styles/section.ts";
import { size, space } from "#client/styles/tokens.ts";
import { Button } from "./Button.tsx";
import { SectionShell } from "./Section.tsx";

interface BannerProps {
  /** `action` is the link's text. */
  content: { heading: string; text: string; action: string };
  href: string;
  theme?: keyof typeof themes;
  /** The heading is as large as Home's, above the rest. Otherwise, it is beside it. */
  large?: boolean;
}

/** The last section of a page: one statement or question, and one link. */
export function Banner({ content, href, theme, large }: BannerProps) {
  const { heading, text, action } = content;
  return (
    <SectionShell id="banner" theme={theme} className={cx(banner, large ? stacked : beside)}>
      <h2 id="banner-heading">{heading}</h2>
      <div>
        <p className={lead}>{text}</p>
        <Button href={href}>{action}</Button>
      </div>
    </SectionShell>
  );
}

const banner = css`
  row-gap: ${space.l};
  > div > a {
    margin-top: ${space.l};
  }
`;

const stacked = css`
  > h2 {
    font-size: ${size.mega};
    line-height: 0.92;
  }
`;

const beside = css`
  ${media.laptop} {
    > h2 {
      grid-column-end: span 7;
    }
    > div {
      grid-column: 8 / -1;
    }
  }
`;
