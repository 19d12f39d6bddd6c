import { css } from "@linaria/core";
import { Button } from "#client/components/Button.tsx";
import { Island } from "#client/islands/Island.tsx";
import { brackets, color, font, size, space, stroke } from "#client/styles/tokens.ts";

interface FirstSentenceProps {
  /** The id of the heading with the question. */
  question: string;
  href: string;
  content: { text: string; action: string; example: string; note: string; kept: string };
}

/**
 * A text input between brackets. Its text becomes the message of the contact form when the visitor
 * follows the button. Without the script, the brackets hold an example and the button is a plain link.
 * Nothing moves when the script starts.
 */
export function FirstSentence({ question, href, content }: FirstSentenceProps) {
  const { text, action, example, note, kept } = content;
  return (
    <Island name="first-sentence" load="visible" className={answer}>
      <div className={line}>
        <p>{example}</p>
        <input
          type="text"
          autoComplete="off"
          enterKeyHint="go"
          placeholder=" "
          aria-labelledby={question}
          aria-describedby="first-sentence-note"
          hidden
        />
      </div>
      <Button variant="ink" href={href} className={button}>
        {action}
      </Button>
      <p>{text}</p>
      <p id="first-sentence-note" className={notes}>
        <span data-note="" hidden>
          {note}
        </span>
        <span data-kept="" hidden>
          {kept}
        </span>
      </p>
    </Island>
  );
}

const answer = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: clamp(1.5rem, 2.6vw, 2.5rem) ${space.xl};
  > :not(a) {
    max-width: none;
  }
`;

/*
 * Example and input share one cell. The example is hidden once the input no longer shows
 * its placeholder, which is blank.
 */
const line = css`
  display: grid;
  width: 100%;
  border-image: ${brackets(stroke.heavy, "clamp(14px, 2vw, 32px)", "0px")};
  font: 500 ${size.subheading} / 1.2 ${font.display};
  letter-spacing: -0.02em;
  > * {
    grid-area: 1 / 1;
    align-self: center;
    min-width: 0;
    min-height: clamp(4.5rem, 8vw, 8.5rem);
    padding: ${space.m} clamp(1.25rem, 2.6vw, 2.75rem);
  }
  > p {
    display: grid;
    align-items: center;
    color: ${color.faint};
    &:has(+ :not(:placeholder-shown)) {
      visibility: hidden;
    }
  }
  > input {
    background: none;
    border: 0;
    &[hidden] {
      display: block;
      visibility: hidden;
    }
    &:focus-visible {
      outline-color: transparent !important;
      /* Not the shorthand, of which the minifier leaves nothing. */
      border-image-source: none !important;
    }
  }
  /* An outline closes the brackets, instead of a focus ring. */
  &:has(:focus-visible) {
    outline: ${stroke.mark} solid;
  }
`;

const button = css`
  min-height: 3.75rem;
  padding-inline: min(2rem, 10vw);
  font-size: 1.25rem;
`;

/* Only one of the two notes is visible. Both share one cell. */
const notes = css`
  display: grid;
  > span {
    display: block;
    grid-area: 1 / 1;
    &[hidden] {
      visibility: hidden;
    }
  }
`;
