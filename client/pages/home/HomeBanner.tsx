import { css, cx } from "@linaria/core";
import { clipped, SectionShell } from "#client/components/Section.tsx";
import { MessageField } from "#client/islands/message-field/MessageField.tsx";
import { useSite } from "#client/page-context.ts";
import { space } from "#client/styles/tokens.ts";
import { Caret } from "./AccentLine.tsx";

/** The closing question. The accent line ends as the caret of the field in which the visitor answers it. */
export function HomeBanner() {
  const { home, paths } = useSite();
  return (
    <SectionShell id="contact" theme="accent" className={cx(clipped, closing)}>
      <h2 id="contact-heading">{home.banner.heading}</h2>
      <MessageField headingId="contact-heading" href={paths.contactPage} content={home.banner}>
        <Caret />
      </MessageField>
    </SectionShell>
  );
}

const closing = css`
  row-gap: ${space.xxl};
`;
