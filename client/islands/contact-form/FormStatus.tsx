import { css, cx } from "@linaria/core";
import { useEffect, useRef } from "react";
import { buttonClasses } from "#client/components/buttons.tsx";
import { brackets } from "#client/styles/brackets.ts";
import { media } from "#client/styles/media.ts";
import { color, displayFont, duration, easing, size, space } from "#client/styles/tokens.ts";
import type { ContactValues } from "#shared/contact-form.ts";
import type { Site } from "#shared/content/site.ts";
import type { Status } from "./fields.ts";
import { focusInView } from "./focus-in-view.ts";

interface FormStatusProps {
  status: Status;
  /** The values that were submitted. */
  sent: ContactValues;
  email: string;
  content: Site["contactForm"];
  onAgain: () => void;
}

/**
 * Says next to the button whether the enquiry is being sent or has arrived. The brackets close round the message
 * that has arrived.
 */
export function FormStatus({ status, sent, email, content, onAgain }: FormStatusProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isSent = status === "success";
  const text = status === "idle" ? "" : content[status];
  // A disabled button and inert or hidden fields cannot keep focus, so the status takes it.
  useEffect(() => {
    if (status !== "idle") focusInView(ref.current);
  }, [status]);
  return (
    <>
      <div className={statusText}>
        <div ref={ref} aria-live="polite" tabIndex={text ? -1 : undefined}>
          {text && (
            // One paragraph, whose parts are announced in their order. Orca would announce an empty status.
            <p key={status} role="status">
              <span className={outcome}>{`${text} `}</span>
              {isSent && content.note}
            </p>
          )}
        </div>
        {!isSent && <p id="contact-note">{content.note}</p>}
      </div>
      {isSent && (
        <>
          <blockquote dir="auto" translate="no" className={cx(brackets, sentMessage)}>
            <p>{sent.message}</p>
          </blockquote>
          <div className={nextSteps}>
            <a
              className={buttonClasses.solid}
              href={`mailto:${email}`}
              onClick={({ currentTarget }) => {
                // The message is added on click, so that no address in the page contains it before.
                currentTarget.href = toMailto(email, sent);
              }}
            >
              {content.openInEmail}
            </a>
            <button type="button" className={buttonClasses.secondary} onClick={onAgain}>
              {content.again}
            </button>
          </div>
        </>
      )}
    </>
  );
}

/** The address of an email with the subject and the message. @see https://www.rfc-editor.org/rfc/rfc6068 */
function toMailto(email: string, { subject = "", message = "" }: ContactValues): string {
  const body = message.toWellFormed().replace(/\r?\n/g, "\r\n");
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

const statusText = css`
  flex: 1 1 14rem;
  color: ${color.muted};
  font-size: ${size.small};
  line-height: 1.4;
  > [aria-live] {
    scroll-margin-top: ${space.scrollOffset};
    /* The status gets the focus, but is not a control. */
    outline: none;
    /* The button shows it. */
    [data-status="sending"] & {
      position: absolute;
      clip-path: inset(50%);
    }
    > p {
      color: ${color.text};
      font-size: ${size.lead};
    }
  }
`;

const outcome = css`
  display: block;
  /* Without the space at its end, Chromium would join its last word to the next one for screen readers. */
  white-space: pre-wrap;
  margin-bottom: ${space.xs};
  color: ${color.error};
  font-size: ${size.lead};
  font-weight: 600;
  [data-status="success"] & {
    color: ${color.text};
    ${displayFont(size.subheading, 1.2)};
  }
`;

const nextSteps = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
`;

/* A message of more than eight lines scrolls. */
const sentMessage = css`
  --arm: 50%;
  flex-basis: 100%;
  min-width: 0;
  padding: ${space.l} ${space.l} 0;
  background: ${color.accent};
  ${displayFont(size.subheading, 1.2)};
  overflow-wrap: anywhere;
  white-space: pre-line;
  > p {
    color: ${color.onAccent};
    max-height: calc(8lh + ${space.l});
    padding-bottom: ${space.l};
    overflow-y: auto;
    mask: linear-gradient(#000 calc(100% - ${space.l}), transparent);
  }
  ${media.motion} {
    animation: close calc(2 * ${duration.slow}) ${easing};
  }
  @keyframes close {
    from {
      --arm: 2rem;
    }
  }
`;
