import { css } from "@linaria/core";
import { Fragment } from "react";
import { media } from "#client/styles/media.ts";
import { color, duration, easing, font, size, space } from "#client/styles/tokens.ts";
import type { SiteContent } from "#shared/content/site-content.ts";

/**
 * A client's long mail, with the words of one sentence marked. The code breaks its lines, not the browser:
 * with the fallback font most lines would break elsewhere, and the text would move when the web font loads.
 */
export function ClientMail({ mail }: { mail: SiteContent["about"]["mail"] }) {
  const { headers, text, result } = mail;
  const lines = text.match(/\S{45,}( |$)|.{1,44}( |$)/g) ?? [];
  return (
    <figure className={figure}>
      <dl>
        {headers.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <blockquote>
        {lines.map((line) => (
          <Fragment key={line}>
            {markWords(line)}
            <br />
          </Fragment>
        ))}
      </blockquote>
      <figcaption>{result}</figcaption>
    </figure>
  );
}

/** Marks the words in brackets. */
function markWords(line: string) {
  return line.split(/\[([^\]]+)\]/).map((part, index) => (index % 2 ? <mark key={part}>{part}</mark> : part));
}

const twoLinesInOne = {
  fontSize: "max(0.85rem, 100cqw / 38.4)",
  "br:nth-of-type(odd)": { display: "none" },
} as const;

const figure = css`
  container-type: inline-size;
  > dl {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space.xl};
    padding-top: ${space.s};
    border-top: 1px solid ${color.line};
    font-size: ${size.small};
    > div {
      display: flex;
      gap: 0.5em;
    }
    dt {
      flex: none;
      color: ${color.muted};
    }
  }
  > blockquote {
    margin-block: ${space.m} ${space.l};
    color: ${color.faint};
    font: 500 max(0.85rem, 100cqw / 20) / 1.18 ${font.display};
    letter-spacing: -0.02em;
    /* If the text is enlarged so much that a line does not fit, only the browser breaks lines. */
    @container (width < 17rem) {
      br {
        display: none;
      }
    }
    ${media.tablet} {
      ${twoLinesInOne}
    }
    /* Shorter on paper, so it needs no second page, where Firefox would cut a line in two. */
    ${media.print} {
      ${twoLinesInOne}
    }
  }
  mark {
    margin-inline: -0.08em;
    padding-inline: 0.11em;
    background: linear-gradient(${color.accent} 0 0) 0 70% / 100% 1.08em no-repeat;
    color: ${color.onAccent};
    font-weight: 600;
    print-color-adjust: exact;
    ${media.forcedColors} {
      background: Mark;
      color: MarkText;
    }
    /*
     * The words are marked one after the other. The delay also counts line breaks. Browsers without
     * sibling-index() mark all words at once.
     */
    ${media.motion} {
      animation: mark ${duration.calm} ${easing} backwards;
      animation-delay: calc(400ms + sibling-index() * 45ms);
    }
  }
  @keyframes mark {
    from {
      background-size: 0 1.08em;
      color: ${color.faint};
    }
  }
  > figcaption {
    margin-top: ${space.xl};
    font: 600 ${size.title} / 0.94 ${font.display};
    letter-spacing: -0.035em;
    text-wrap: balance;
    ${media.roomy} {
      max-width: 8em;
    }
  }
`;
