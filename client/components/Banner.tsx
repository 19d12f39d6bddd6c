import { css, cx } from "@linaria/core";
import { space } from "#client/styles/tokens.ts";
import { Button } from "./Button.tsx";
import { apart, lead, SectionShell } from "./Section.tsx";

interface BannerProps {
  /** `action` is the link's text. */
  content: { heading: string; text: string; action: string };
  href: string;
  theme?: "paper" | "accent";
}

/** The last section of a page: one statement or question, and one link at the right end of the line below it. */
export function Banner({ content, href, theme = "accent" }: BannerProps) {
  const { heading, text, action } = content;
  return (
    <SectionShell id="banner" theme={theme} className={banner}>
      <h2 id="banner-heading">{heading}</h2>
      <div className={cx(apart, answer)}>
        <p className={lead}>{text}</p>
        <Button variant={theme === "paper" ? "solid" : "inverse"} large href={href}>
          {action}
        </Button>
      </div>
    </SectionShell>
  );
}

const banner = css`
  row-gap: clamp(${space.l}, 4vw, ${space.xxl});
`;

const answer = css`
  gap: ${space.l};
  > p {
    max-width: 32em;
  }
`;
