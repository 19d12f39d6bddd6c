import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";
import { Button, secondaryButton } from "#client/components/Button.tsx";
import { bracketedField } from "#client/components/bracketed-field.ts";
import { VisuallyHidden } from "#client/components/VisuallyHidden.tsx";
import { Island } from "#client/islands/Island.tsx";
import { media } from "#client/styles/media.ts";
import { color, displayFont, size, space } from "#client/styles/tokens.ts";
import type { AboutStory } from "#shared/site/about-story.ts";
import { WordGroup } from "./WordGroup.tsx";

interface LongVersionProps {
  /** A long text whose sentence is marked. It gives way to the visitor's own. */
  example: ReactNode;
  /** What is said of the example. */
  result: string;
  /** Where the contact form is. It shows the sentence as its message. */
  href: string;
  content: AboutStory["longVersion"];
}

/**
 * A long text below what is said of it, and a field for the visitor's own, whose words take the example's place.
 * The visitor picks some, and they form a sentence. Without the script there are the example and what is said of it.
 */
export function LongVersion({ example, result, href, content }: LongVersionProps) {
  const { action, add, count, none, tooLong } = content;
  return (
    <Island
      name="long-version"
      load="visible"
      props={{ action, add, count, none, tooLong }}
      className={columns}
    >
      <h2 className={verdict}>{result}</h2>
      <WordGroup content={content}>{example}</WordGroup>
      <div className={side}>
        <div className={field}>
          <label htmlFor="long-version">{content.heading}</label>
          <div className={bracketedField}>
            <textarea
              id="long-version"
              rows={4}
              placeholder={content.placeholder}
              dir="auto"
              spellCheck={false}
              aria-describedby="long-version-status"
            />
          </div>
        </div>
        <p role="status" id="long-version-status" className={note}>
          {content.invitation}
        </p>
        <p className={cx(bracketedField, sentence)}>
          <VisuallyHidden>{content.yours} </VisuallyHidden>
          <span data-sentence="" dir="auto" />
        </p>
        <div className={actions}>
          <button type="button" data-find="" className={secondaryButton}>
            {content.find}
          </button>
          <Button variant="ink" href={href}>
            {action}
          </Button>
          <button type="button" data-edit="">
            {content.edit}
          </button>
          <button type="button" data-restart="">
            {content.restart}
          </button>
        </div>
      </div>
    </Island>
  );
}

const columns = css`
  display: grid;
  grid-template-columns: subgrid;
  row-gap: ${space.l};
  > * {
    grid-column: 1 / -1;
  }
  ${media.laptop} {
    > :nth-child(2) {
      grid-column-end: span 8;
    }
    > :last-child {
      grid-column: 9 / -1;
    }
  }
`;

/* Until the script starts, the field is only invisible: nothing moves. */
const side = css`
  display: flex;
  flex-direction: column;
  gap: ${space.m};
  :not([data-step]) > & {
    visibility: hidden;
    @media (scripting: none) {
      display: none;
    }
  }
`;

const verdict = css`
  font-size: ${size.title};
  [data-step^="pick"] > & {
    display: none;
  }
`;

const field = css`
  display: grid;
  gap: ${space.m};
  > label {
    ${displayFont(size.subheading, 1.1)};
  }
  > div {
    padding-block: ${space.m};
  }
  textarea {
    display: block;
    width: 100%;
    padding: 0 ${space.l};
    resize: none;
    &::placeholder {
      color: ${color.faint};
      opacity: 1;
    }
  }
  [data-step^="pick"] > * > & {
    display: none;
  }
`;

const note = css`
  color: ${color.muted};
  [data-step^="pick"] > * > & {
    color: ${color.text};
    font-size: ${size.lead};
  }
`;

const sentence = css`
  display: none;
  padding: ${space.m} ${space.l};
  ${displayFont(size.subheading, 1.15)};
  [data-step="picked"] > * > & {
    display: block;
  }
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m} ${space.l};
  > * {
    display: none;
  }
  > :is([data-edit], [data-restart]) {
    min-height: ${space.target};
    padding: 0;
    background: none;
    border: 0;
    text-decoration: underline;
  }
  [data-step="writing"] > * > & > [data-find],
  [data-step="picked"] > * > & > a,
  [data-step^="pick"] > * > & > :is([data-edit], [data-restart]) {
    display: inline-grid;
    align-items: center;
  }
`;
