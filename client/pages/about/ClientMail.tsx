import { css } from "@linaria/core";
import { Fragment } from "react";
import { media } from "#client/styles/media.ts";
import { color, size, space } from "#client/styles/tokens.ts";
import type { AboutStory } from "#shared/content/about-story.ts";

/**
 * A client's long mail, with the words of one sentence marked. Except on a phone, the code breaks its lines, not the
 * browser: with the fallback font most lines would break elsewhere, and the text would move when the web font loads.
 */
export function ClientMail({ mail }: { mail: AboutStory["mail"] }) {
  const { headers, text } = mail;
  const lines = text.match(/\S{81,}( |$)|.{1,80}( |$)/g) ?? [];
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
    br {
      display: none;
    }
    /* A line of 80 letters fills the width. */
    ${media.tablet} {
      font-size: calc(100cqw / 38.5);
      br {
        display: inline;
      }
    }
  }
  mark {
    margin-inline: -0.08em;
    padding-inline: 0.11em;
    background: linear-gradient(${color.accent} 0 0) 0 70% / 100% 1.3em no-repeat;
    color: ${color.onAccent};
    ${media.forcedColors} {
      background: Mark;
      color: MarkText;
    }
  }
`;
