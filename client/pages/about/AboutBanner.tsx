import { css, cx } from "@linaria/core";
import { Button } from "#client/components/Button.tsx";
import { HighlightedText } from "#client/components/HighlightedText.tsx";
import { band, ink } from "#client/components/Section.tsx";
import { LongVersion } from "#client/islands/long-version/LongVersion.tsx";
import { useSite } from "#client/site-context.ts";
import { color, size } from "#client/styles/tokens.ts";
import type { SiteContent } from "#shared/content/site-content.ts";

/** Styled like the mail at the top of the page: the long text is grey, one sentence is marked. */
export function AboutBanner({ content }: { content: SiteContent["about"]["banner"] }) {
  const { heading, text, mark, action, longVersion } = content;
  const id = "contact-heading";
  return (
    <section id="contact" aria-labelledby={id} className={cx(band, ink, closing)}>
      <LongVersion
        heading={heading}
        id={id}
        promise={
          <p>
            <HighlightedText text={text} mark={mark} />
          </p>
        }
        link={
          <Button variant="ink" large href={useSite().paths.contactPage}>
            {action}
          </Button>
        }
        content={longVersion}
      />
    </section>
  );
}

const closing = css`
  break-inside: avoid;
  h2 {
    color: ${color.faint};
    font-size: ${size.mega};
    line-height: 0.9;
    letter-spacing: -0.035em;
  }
  p:has(mark) {
    isolation: isolate;
  }
`;
