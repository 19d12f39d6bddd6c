import { css, cx } from "@linaria/core";
import { ButtonLink } from "#client/components/buttons.tsx";
import { Island } from "#client/islands/Island.tsx";
import { bracketedField } from "#client/styles/brackets.ts";
import { color, space } from "#client/styles/tokens.ts";

interface MessageFieldProps {
  /** The id of the heading with the question. */
  headingId: string;
  href: string;
  content: { action: string; example: string; note: string };
}

/**
 * A text field between brackets, whose text becomes the message of the contact form. Without the script, the
 * brackets contain an example and the button is a plain link. Nothing shifts when the script starts.
 */
export function MessageField({ headingId, href, content }: MessageFieldProps) {
  const { action, example, note } = content;
  return (
    <Island name="message-field" className={answer}>
      <div className={cx(bracketedField, field)}>
        <p data-part="example">{example}</p>
        <textarea
          data-part="field"
          id="message-field"
          data-draft="message"
          rows={2}
          dir="auto"
          translate="no"
          enterKeyHint="go"
          // On reload, Firefox would enable the field, and lose what is typed before the script comes.
          autoComplete="off"
          placeholder={example}
          aria-labelledby={headingId}
          aria-describedby="message-field-note"
          disabled
        />
      </div>
      <ButtonLink data-part="link" variant="inverse" href={href}>
        {action}
      </ButtonLink>
      <p id="message-field-note">{note}</p>
    </Island>
  );
}

const answer = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.l} ${space.xl};
  margin-top: ${space.xxl};
`;

/* Example and field share one grid cell. The placeholder, which is the example again, is for screen readers. */
const field = css`
  display: grid;
  width: 100%;
  > * {
    grid-area: 1 / 1;
    min-width: 0;
    max-width: none;
    /* The arms of the brackets end before the text. */
    padding: ${space.l} clamp(min(${space.l}, 7vw), 3vw, ${space.xl});
  }
  > p {
    color: ${color.faint};
  }
  > textarea {
    /* A link to the field also scrolls the question above it into view. */
    &:target {
      scroll-margin-top: 45svh;
    }
    min-height: calc(2lh + 2 * ${space.l});
    max-height: calc(6lh + 2 * ${space.l});
    /* A scrollbar does not cover the bracket. */
    margin-right: ${space.xs};
    field-sizing: content;
    resize: none;
    &::placeholder {
      opacity: 0;
    }
  }
  > :disabled,
  &:has(textarea:not(:placeholder-shown)) > p {
    visibility: hidden;
  }
`;
