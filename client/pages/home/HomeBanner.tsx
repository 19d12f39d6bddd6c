import { css, cx } from "@linaria/core";
import { clipped, largeHeading, SectionShell } from "#client/components/Section.tsx";
import { MessageField } from "#client/islands/message-field/MessageField.tsx";
import { useSite } from "#client/page-context.ts";
import { space } from "#client/styles/tokens.ts";
import type { Site } from "#shared/site/site.ts";
import { Caret } from "./AccentLine.tsx";

/** The closing question. The accent line ends as the caret of the field in which the visitor answers it. */
export function HomeBanner({ content }: { content: Site["home"]["banner"] }) {
  const { paths } = useSite();
  return (
    <SectionShell id="contact" theme="accent" className={cx(clipped, largeHeading, closing)}>
      <h2 id="contact-heading">{content.heading}</h2>
      <MessageField question="contact-heading" href={paths.contactPage} content={content}>
        <Caret />
      </MessageField>
    </SectionShell>
  );
}

const closing = css`
  row-gap: ${space.xxl};
`;
