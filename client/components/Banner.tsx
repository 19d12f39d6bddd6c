import { css, cx } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { space } from "#client/styles/tokens.ts";
import { Button } from "./Button.tsx";
import { largeBrackets } from "./brackets.ts";
import { apart, clipped, lead, SectionShell } from "./Section.tsx";

interface BannerProps {
  /** `action` is the link's text. */
  content: { heading: string; text: string; action: string };
  href: string;
  theme?: "paper" | "accent";
}

/**
 * The last section of a page: one statement or question, and one link at the right end of the line below it. The
 * brackets around them close in as the visitor scrolls.
 */
export function Banner({ content, href, theme = "accent" }: BannerProps) {
  const { heading, text, action } = content;
  return (
    <SectionShell id="banner" theme={theme} className={clipped}>
      <div className={cx(largeBrackets, frame)}>
        <h2 id="banner-heading">{heading}</h2>
        <div className={cx(apart, answer)}>
          <p className={lead}>{text}</p>
          <Button variant={theme === "paper" ? "solid" : "inverse"} large href={href}>
            {action}
          </Button>
        </div>
      </div>
    </SectionShell>
  );
}

const frame = css`
  display: grid;
  gap: clamp(${space.xl}, 6vw, ${space.xxl});
  padding: ${space.xl} ${space.gutter};
  ${media.motion} {
    animation: close-in linear both;
    ${media.scrollDriven} {
      animation-timeline: view();
      animation-range: entry 20% entry 150%;
    }
  }
  @keyframes close-in {
    from {
      border-image-outset: 0px 25vw;
    }
  }
`;

const answer = css`
  gap: ${space.l};
  > p {
    max-width: 32em;
  }
`;
