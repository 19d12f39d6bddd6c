import { css, cx } from "@linaria/core";
import { clipped, SectionShell } from "#client/components/Section.tsx";
import { MessageField } from "#client/islands/message-field/MessageField.tsx";
import { useSite } from "#client/page-context.ts";
import { space } from "#client/styles/tokens.ts";
import { Caret } from "./AccentLine.tsx";

/** The banner asks a question. The accent line ends as the caret of the field in which the visitor answers it. */
export function HomeBanner() {
  const { home, paths } = useSite();
  return (
    <SectionShell id="banner" theme="accent" className={cx(clipped, banner)}>
      <h2 id="banner-heading">{home.banner.heading}</h2>
      <MessageField headingId="banner-heading" href={paths.contactPage} content={home.banner}>
        <Caret />
      </MessageField>
    </SectionShell>
  );
}

const banner = css`
  row-gap: ${space.xxl};
`;
