import { css } from "@linaria/core";
import { Fragment } from "react";
import { color, size, space } from "#client/styles/tokens.ts";
import type { Story } from "#shared/content/story.ts";
import { splitHighlights } from "#shared/format.ts";

/** A client's long email, with the words of the sentence highlighted. Screen readers skip it: its caption sums it up. */
export function Mail({ headers, text }: Story["mail"]) {
  return (
    <blockquote className={mail} aria-hidden="true">
      <p>
        {headers.map(({ name, value }) => (
          <Fragment key={name}>
            {`${name} `}
            <b>{value}</b>
            {"\u2003"}
          </Fragment>
        ))}
      </p>
      <p>
        {splitHighlights(text).map((words, index) => (index % 2 ? <mark key={words}>{words}</mark> : words))}
      </p>
    </blockquote>
  );
}

const mail = css`
  color: ${color.muted};
  font-size: ${size.lead};
  p {
    max-width: none;
  }
  p:first-child {
    margin-bottom: ${space.m};
    font-size: ${size.small};
  }
  b {
    color: ${color.text};
  }
`;
