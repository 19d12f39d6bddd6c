import { css } from "@linaria/core";
import { Fragment } from "react";
import { media } from "#client/styles/media.ts";
import { color, size, space } from "#client/styles/tokens.ts";
import type { AboutStory } from "#shared/site/about-story.ts";

/**
 * A client's long mail, with the words of one sentence marked. The code breaks its lines, not the browser:
 * with the fallback font most lines would break elsewhere, and the text would move when the web font loads.
 */
export function ClientMail({ mail }: { mail: AboutStory["mail"] }) {
  const { headers, text } = mail;
  // A mark never breaks.
  const whole = text.replace(/\[[^\]]+\]/g, (mark) => mark.replaceAll(" ", "\u00a0"));
  const lines = whole.match(/\S{41,}( |$)|.{1,40}( |$)/g) ?? [];
  return (
    <figure className={figure}>
      <figcaption>
        {headers.map(({ name, value }) => (
          <span key={name}>
            {name} <b>{value}</b>
          </span>
        ))}
      </figcaption>
      <blockquote>
        {lines.map((line) => (
          <Fragment key={line}>
            {markWords(line)}
            <br />
          </Fragment>
        ))}
      </blockquote>
    </figure>
  );
}

/** Marks the words in brackets. */
function markWords(line: string) {
  return line.split(/\[([^\]]+)\]/).map((part, index) => (index % 2 ? <mark key={part}>{part}</mark> : part));
}

const figure = css`
  container-type: inline-size;
  > figcaption {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space.l};
    padding-top: ${space.s};
    border-top: 1px solid ${color.line};
    color: ${color.muted};
    font-size: ${size.small};
  }
  b {
    color: ${color.text};
  }
  > blockquote {
    margin-top: ${space.m};
    color: ${color.muted};
    /* A line of 40 letters fills the width. */
    font-size: max(0.85rem, 100cqw / 20.4);
    /* Two lines in one. */
    ${media.roomy} {
      font-size: max(0.85rem, 100cqw / 39.5);
      br:nth-of-type(odd) {
        display: none;
      }
    }
    /* If the text is enlarged so much that a line does not fit, only the browser breaks lines. */
    @container (width < 17rem) {
      br {
        display: none;
      }
    }
  }
  mark {
    padding-inline: 0.08em;
    background: linear-gradient(${color.accent} 0 0) 0 70% / 100% 1.3em no-repeat;
    color: ${color.onAccent};
    ${media.forcedColors} {
      background: Mark;
      color: MarkText;
    }
  }
`;
