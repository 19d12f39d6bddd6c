import { css, cx } from "@linaria/core";
import { Button } from "#client/components/Button.tsx";
import { Island, partOf } from "#client/islands/Island.tsx";
import { bracketedField } from "#client/styles/brackets.ts";
import { color, space } from "#client/styles/tokens.ts";
import type { mount, Parts } from "./mount.ts";

const part = partOf<Parts>;

interface HomeMessageProps {
  /** The id of the heading with the question. */
  headingId: string;
  href: string;
  content: { action: string; example: string; note: string; kept: string };
}

/**
 * A text input between brackets, whose text becomes the message of the contact form. Without the script, the
 * brackets contain an example and the button is a plain link. Nothing shifts when the script starts.
 */
export function HomeMessage({ headingId, href, content }: HomeMessageProps) {
  const { action, example, note, kept } = content;
  return (
    <Island<typeof mount> name="home-message" props={{ note, kept }} className={answer}>
      <div className={cx(bracketedField, field)}>
        <p {...part("example")}>{example}</p>
        <input
          {...part("field")}
          id="home-message"
          type="text"
          dir="auto"
          translate="no"
          enterKeyHint="go"
          placeholder=" "
          aria-labelledby={headingId}
          aria-describedby="home-message-note"
          disabled
        />
      </div>
      <Button {...part("link")} variant="inverse" large href={href}>
        {action}
      </Button>
      <p {...part("note")} id="home-message-note">
        {note}
      </p>
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

/* Example and input share one grid cell. A blank placeholder tells CSS that the input is empty. */
const field = css`
  display: grid;
  align-items: center;
  width: 100%;
  > * {
    grid-area: 1 / 1;
    min-width: 0;
    max-width: none;
    /* A link to the input also scrolls the question above it into view. */
    scroll-margin-top: 45svh;
    /* The arms of the brackets end before the text. */
    padding: ${space.l} clamp(min(${space.l}, 7vw), 3vw, ${space.xl});
  }
  > p {
    color: ${color.faint};
  }
  > :disabled,
  &:has(input:not(:placeholder-shown)) > p {
    visibility: hidden;
  }
`;
