import { css, cx } from "@linaria/core";
import { accent, band, clipped, wide } from "#client/components/Section.tsx";
import { FirstSentence } from "#client/islands/first-sentence/FirstSentence.tsx";
import { useSite } from "#client/page-context.ts";
import { space } from "#client/styles/tokens.ts";
import type { Site } from "#shared/site/site.ts";
import { Caret } from "./AccentLine.tsx";

/** The closing question. The accent line ends as the caret of the field in which the visitor answers. */
export function HomeBanner({ content }: { content: Site["home"]["banner"] }) {
  const { paths } = useSite();
  const question = "contact-heading";
  return (
    <section id="contact" aria-labelledby={question} className={cx(band, accent, clipped, wide, closing)}>
      <h2 id={question}>{content.heading}</h2>
      <FirstSentence question={question} href={paths.contactPage} content={content}>
        <Caret />
      </FirstSentence>
    </section>
  );
}

const closing = css`
  row-gap: ${space.xxl};
`;
