import { css, cx } from "@linaria/core";
import { VisuallyHidden } from "#client/components/VisuallyHidden.tsx";
import { Island, partOf } from "#client/islands/Island.tsx";
import { bracketedField } from "#client/styles/brackets.ts";
import { media } from "#client/styles/media.ts";
import { color, displayFont, font, size, space } from "#client/styles/tokens.ts";
import { countWords, type Story } from "#shared/content/story.ts";
import { formatMessage } from "#shared/format.ts";
import { Mail } from "./Mail.tsx";
import type { mount, Parts } from "./mount.ts";
import { SignedPage } from "./SignedPage.tsx";
import { StepActions } from "./StepActions.tsx";

const part = partOf<Parts>;

interface WordPickerProps {
  story: Story;
  /** The path of the contact form, which shows the sentence as its message. */
  href: string;
}

/**
 * A client's email beside the page with its sentence, which both signed. Below, visitors pick the words of a sentence
 * from a text of their own. Their unsigned page covers the signed one. Without the script, there is only the example.
 */
export function WordPicker({ story: { mail, signing, signedPage, wordPicker }, href }: WordPickerProps) {
  const { action, add, count, none, note, tooLong } = wordPicker;
  const { yours, ...theirs } = signedPage;
  return (
    <Island<typeof mount>
      name="word-picker"
      props={{ action, add, count, none, note, tooLong }}
      className={composition}
    >
      <Mail {...mail} />
      <figure className={desk} {...part("desk")}>
        <SignedPage {...theirs} sentence={mail.sentence} />
        <SignedPage
          {...theirs}
          {...yours}
          terms={theirs.terms.map(({ name }) => ({ name, value: "" }))}
          sentence={
            <>
              <VisuallyHidden>{wordPicker.yours} </VisuallyHidden>
              <span {...part("sentence")} dir="auto" />
            </>
          }
        />
        <figcaption>{formatMessage(signing, { count: countWords(mail.text) })}</figcaption>
      </figure>
      <div className={picker}>
        <h2>
          <label htmlFor="word-picker">{wordPicker.heading}</label>
        </h2>
        <div className={cx(bracketedField, field)}>
          <textarea
            id="word-picker"
            {...part("field")}
            placeholder={wordPicker.placeholder}
            dir="auto"
            spellCheck={false}
            aria-describedby="word-picker-status"
          />
        </div>
        <p role="status" id="word-picker-status" {...part("status")} className={status}>
          {note}
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
        <div
          role="group"
          {...part("group")}
          aria-label={wordPicker.group}
          aria-description={wordPicker.keys}
          dir="auto"
          className={wordGroup}
        />
        <StepActions href={href} content={wordPicker} />
      </div>
    </Island>
  );
}

const composition = css`
  display: flex;
  flex-direction: column;
  gap: ${space.xl};
  ${media.laptop} {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    grid-template-rows: auto 1fr;
    gap: ${space.xxl};
  }
`;

/* Both pages share one grid cell. Beside a long text, they stay in view. */
const desk = css`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 34rem);
  > div {
    grid-area: 1 / 1;
  }
  > figcaption {
    margin-top: ${space.s};
    color: ${color.muted};
    font-size: ${size.small};
  }
  :not([data-step^="pick"]) > & > div + div,
  [data-step^="pick"] > & > :not(div + div) {
    visibility: hidden;
  }
  ${media.laptop} {
    position: sticky;
    top: 6rem;
    grid-area: 1 / 2 / span 2;
    grid-template-columns: minmax(0, 1fr);
    align-self: start;
  }
  /* Below the visitor's words, their upper part stays at the window's lower edge. */
  ${media.belowLaptop} {
    [data-step^="pick"] > & {
      order: 1;
      @media (height >= 40em) {
        position: sticky;
        bottom: min(0px, 25svh - var(--height, 0px));
        z-index: 1;
        background: ${color.background};
      }
    }
  }
`;

const picker = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  :not([data-step]) > & {
    visibility: hidden;
  }
  [data-island-failed] & {
    display: none;
  }
  [data-step^="pick"] > & > :is(h2, h2 + div) {
    display: none;
  }
  /* Beside a short text, it is as high as the page, so the page can stay in view. */
  ${media.laptop} {
    grid-template-rows: auto 1fr;
    min-height: 42rem;
  }
`;

const field = css`
  display: grid;
  padding: ${space.m} ${space.l};
  > textarea {
    field-sizing: content;
    width: 100%;
    min-height: 7lh;
    padding: 0;
    resize: none;
    font: 400 ${size.lead} / 1.5 ${font.text};
    letter-spacing: normal;
  }
`;

const status = css`
  color: ${color.muted};
  [data-step^="pick"] & {
    min-height: 2lh;
    color: ${color.text};
    ${displayFont(size.heading, 0.98)};
    white-space: pre-line;
  }
`;

/* Highlighting does not change a word's width. */
const wordGroup = css`
  display: none;
  color: ${color.muted};
  font-size: ${size.lead};
  line-height: ${space.target};
  white-space: pre-line;
  user-select: none;
  touch-action: manipulation;
  [data-step^="pick"] & {
    display: block;
  }
  [role="button"] {
    --ring: 1px;
    /* What stays at the window's lower edge does not cover a focused word. */
    scroll-margin-block: 8rem 40svh;
    margin-inline: -0.11em;
    padding: ${space.xs} 0.11em;
    background: linear-gradient(${color.accent} 0 0) 0 50% / 0 1.2em no-repeat;
    text-decoration: underline dotted 1px;
    text-underline-offset: 0.3em;
    cursor: pointer;
    ${media.hover} {
      &:hover {
        color: ${color.text};
      }
    }
    &[aria-pressed="true"] {
      background-size: 100% 1.2em;
      color: ${color.onAccent};
      text-decoration-line: none;
      ${media.forcedColors} {
        background: Mark;
        color: MarkText;
      }
    }
  }
`;
