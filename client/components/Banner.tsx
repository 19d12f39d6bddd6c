import { css } from "@linaria/core";
import { SectionShell } from "#client/components/Section.tsx";
import { media } from "#client/styles/media.ts";
import { lead } from "#client/styles/section.ts";
import { space } from "#client/styles/tokens.ts";
import { Button } from "./Button.tsx";

interface BannerProps {
  /** `action` is the link's text. */
  content: { heading: string; text: string; action: string };
  href: string;
}

/** The last section of a page: one statement or question, and one link. */
export function Banner({ content, href }: BannerProps) {
  const { heading, text, action } = content;
  return (
    <SectionShell id="banner" className={banner}>
      <h2 id="banner-heading">{heading}</h2>
      <div>
        <p className={lead}>{text}</p>
        <Button large href={href}>
          {action}
        </Button>
      </div>
    </SectionShell>
  );
}

const banner = css`
  row-gap: ${space.l};
  > div > a {
    margin-top: ${space.l};
  }
  ${media.laptop} {
    > h2 {
      grid-column-end: span 7;
    }
    > div {
      grid-column: 8 / -1;
    }
  }
`;
