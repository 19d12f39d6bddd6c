import { css, cx } from "@linaria/core";
import { accent, band } from "#client/components/Section.tsx";
import { FirstSentence } from "#client/islands/first-sentence/FirstSentence.tsx";
import { useSite } from "#client/site-context.ts";
import { media } from "#client/styles/media.ts";
import { size } from "#client/styles/tokens.ts";
import type { SiteContent } from "#shared/content/site-content.ts";
import { besideColumns, fromEdge } from "./accent-line.ts";

/**
 * The section where the accent line ends. It opens from the line, or as a rule on a small window, into a question,
 * which the visitor answers in an input.
 */
export function HomeBanner({ content }: { content: SiteContent["home"]["banner"] }) {
  const { paths } = useSite();
  const question = "contact-heading";
  return (
    <section id="contact" aria-labelledby={question} className={cx(band, accent, besideColumns, closing)}>
      <h2 id={question}>{content.heading}</h2>
      <FirstSentence question={question} href={paths.contactPage} content={content} />
    </section>
  );
}

const closing = css`
  /* Its clip path is empty before it opens, so browsers would lay it out only then, and move the footer. */
  content-visibility: visible;
  row-gap: clamp(2rem, 4.5vw, 4.5rem);
  break-inside: avoid;
  > h2 {
    font-size: ${size.title};
    line-height: 0.94;
    letter-spacing: -0.035em;
  }
  /*
   * The section starts to open when the end of the line is visible. It is open at once if it is the
   * link's target or has the focus.
   */
  ${media.motion} {
    &:not(:target, :focus-within) {
      animation: open linear both;
      ${media.scrollDriven} {
        animation-timeline: view(0px);
        animation-range: entry var(--open-at, 20vh) entry 100%;
      }
    }
  }
  @keyframes open {
    from {
      clip-path: inset(0 ${fromEdge} 100% var(--line-start, 0px));
    }
    /* As wide as the window before it reaches the heading, whose lines are never cut at their sides. */
    30% {
      clip-path: inset(0 0 80%);
    }
    to {
      clip-path: inset(0);
    }
  }
`;
