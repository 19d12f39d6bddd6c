import { css, cx } from "@linaria/core";
import { SectionShell } from "#client/components/Section.tsx";
import { largeBrackets } from "#client/styles/brackets.ts";
import { media } from "#client/styles/media.ts";
import { clipped, lead, spaceBetween } from "#client/styles/section.ts";
import { space } from "#client/styles/tokens.ts";
import { Button } from "./Button.tsx";

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
        <div className={cx(spaceBetween, answer)}>
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
