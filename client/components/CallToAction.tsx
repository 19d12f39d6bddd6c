import { css } from "@linaria/core";
import { space } from "#client/styles/tokens.ts";
import { Button } from "./Button.tsx";
import { lead, SectionShell } from "./Section.tsx";

interface CallToActionProps {
  /** `action` is the link's text. */
  content: { heading: string; text: string; action: string };
  href: string;
  theme?: "paper" | "accent";
}

/** The last section of a page: one question, and one link at the right end of the line below it. */
export function CallToAction({ content, href, theme = "accent" }: CallToActionProps) {
  const { heading, text, action } = content;
  return (
    <SectionShell id="contact" theme={theme} className={closing}>
      <h2 id="contact-heading">{heading}</h2>
      <div className={answer}>
        <p className={lead}>{text}</p>
        <Button variant={theme === "paper" ? "solid" : "inverse"} large href={href}>
          {action}
        </Button>
      </div>
    </SectionShell>
  );
}

const closing = css`
  row-gap: clamp(${space.l}, 4vw, ${space.xxl});
`;

const answer = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space.l};
  > p {
    max-width: 32em;
  }
`;
