import { css } from "@linaria/core";
import { Fragment } from "react";
import { media } from "#client/styles/media.ts";
import { color, font, size, space } from "#client/styles/tokens.ts";
import type { AboutStory } from "#shared/content/about-story.ts";

/**
 * A client's long mail, with the words of one sentence marked. The code breaks its lines, not the browser:
 * with the fallback font most lines would break elsewhere, and the text would move when the web font loads.
 */
export function ClientMail({ mail }: { mail: AboutStory["mail"] }) {
  const { headers, text } = mail;
  const lines = text.match(/\S{45,}( |$)|.{1,44}( |$)/g) ?? [];
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
    font-weight: inherit;
  }
  > blockquote {
    margin-top: ${space.m};
    color: ${color.faint};
    /* A line of 44 letters fills the width. */
    font: 500 max(0.85rem, 100cqw / 20) / 1.2 ${font.display};
    letter-spacing: -0.02em;
    /* Two lines in one. */
    ${media.roomy} {
      font-size: max(0.85rem, 100cqw / 38.4);
      line-height: 1.36;
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
    margin-inline: -0.08em;
    padding-inline: 0.11em;
    background: linear-gradient(${color.accent} 0 0) 0 70% / 100% 1.08em no-repeat;
    color: ${color.onAccent};
    font-weight: 600;
    ${media.forcedColors} {
      background: Mark;
      color: MarkText;
    }
  }
`;
