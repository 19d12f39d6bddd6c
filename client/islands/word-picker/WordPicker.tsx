import { css, cx } from "@linaria/core";
import { bracketedField } from "#client/components/bracketed-field.ts";
import { VisuallyHidden } from "#client/components/VisuallyHidden.tsx";
import { Island, partOf } from "#client/islands/Island.tsx";
import { media } from "#client/styles/media.ts";
import { color, displayFont, font, outdent, size, space } from "#client/styles/tokens.ts";
import { splitHighlights } from "#shared/format.ts";
import type { AboutStory } from "#shared/site/about-story.ts";
import type { mount, Parts } from "./mount.ts";
import { StepActions } from "./StepActions.tsx";
import { wordGroup } from "./word-group-style.ts";

const part = partOf<Parts>;

interface WordPickerProps {
  /** A long text, with the highlighted words in brackets. The visitor's own text replaces it. */
  example: string;
  /** The path of the contact form, which shows the sentence as its message. */
  href: string;
  content: AboutStory["wordPicker"];
}

/**
 * A field for a long text, in which the visitor picks the words of a sentence. The number of picked words replaces the
 * headline. Without the script, there is an example. All steps have the same height.
 */
export function WordPicker({ example, href, content }: WordPickerProps) {
  const { action, add, count, invitation, none, tooLong } = content;
  const props = { action, add, count, invitation, none, tooLong };
  return (
    <Island<typeof mount> name="word-picker" near props={props} className={stage}>
      <h2 className={headline}>
        <label htmlFor="word-picker">{content.heading}</label>
      </h2>
      <div className={cx(bracketedField, field)}>
        <p>{splitHighlights(example).join("")}</p>
        <textarea
          id="word-picker"
          {...part("field")}
          placeholder=" "
          dir="auto"
          spellCheck={false}
          aria-describedby="word-picker-status"
        />
      </div>
      <p role="status" id="word-picker-status" {...part("status")} className={note}>
        {invitation}
      </p>
      <p className={cx(bracketedField, sentence)} {...part("sentenceBox")}>
        <VisuallyHidden>{content.yours} </VisuallyHidden>
        <span {...part("sentence")} dir="auto" />
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
      <div
        role="group"
        {...part("group")}
        aria-label={content.group}
        aria-description={content.keys}
        dir="auto"
        className={wordGroup}
      />
      <StepActions href={href} content={content} />
    </Island>
  );
}

/* A line of 19 letters of the headline fits at every width. */
const headlineSize = `min(${size.title}, 12cqw)`;

/* Its height does not depend on its content, so nothing shifts between steps. */
const stage = css`
  container-type: size;
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  gap: ${space.m} ${space.xl};
  min-height: clamp(28rem, 64svh, 44rem);
  &[data-step^="pick"] {
    grid-template-rows: auto auto minmax(0, 1fr) auto;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    &[data-step^="pick"] > *,
    > :is(h2, div:nth-child(2)) {
      grid-column: 1 / -1;
    }
  }
`;

const headline = css`
  padding-bottom: 0.08em;
  font-size: ${headlineSize};
  [data-step^="pick"] > & {
    display: none;
  }
`;

/* The example and the input share one grid cell. */
const field = css`
  display: grid;
  padding-block: ${space.m};
  > * {
    grid-area: 1 / 1;
    min-height: 0;
    padding: 0 ${space.l};
  }
  > p {
    overflow: hidden;
    max-width: none;
    color: ${color.faint};
    font: 400 ${size.subheading} / 1.2 ${font.text};
    mask: linear-gradient(#000 50%, transparent);
    pointer-events: none;
  }
  [data-step] > & > p::before {
    content: "";
    float: left;
    height: 1lh;
    margin-inline: -0.12em 0.06em;
    border-left: 2px solid ${color.mark};
  }
  > textarea {
    resize: none;
  }
  :not([data-step]) > & > textarea,
  [data-step="writing"] > & > p {
    visibility: hidden;
  }
  [data-step^="pick"] > & {
    display: none;
  }
`;

const note = css`
  color: ${color.muted};
  :not([data-step]) > & {
    visibility: hidden;
  }
  :not([data-step^="pick"]) > & {
    align-self: center;
  }
  [data-step^="pick"] > & {
    grid-row: 1;
    min-height: 2lh;
    margin-left: ${outdent};
    padding-bottom: 0.08em;
    box-sizing: content-box;
    color: ${color.text};
    ${displayFont(headlineSize, 0.94)};
    white-space: pre-line;
  }
`;

/* It has space for two lines in a size that the script chooses. */
const sentence = css`
  display: none;
  height: calc(2.2 * ${size.itemTitle} + ${space.l});
  max-width: none;
  padding: ${space.xs} ${space.l};
  align-content: center;
  ${displayFont(size.title, 1.05)};
  text-wrap: balance;
  [data-step^="pick"] > & {
    display: block;
  }
  > :last-child > span {
    position: relative;
    display: inline-block;
    transform-origin: 0 0;
  }
`;
