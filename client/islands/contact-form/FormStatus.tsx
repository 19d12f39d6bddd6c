import { css, cx } from "@linaria/core";
import type { Ref } from "react";
import { bracketed } from "#client/styles/brackets.ts";
import { media } from "#client/styles/media.ts";
import { color, displayFont, duration, easing, size, space } from "#client/styles/tokens.ts";
import type { Site } from "#shared/content/site.ts";
import type { Status } from "./use-contact-form.ts";

interface FormStatusProps {
  ref: Ref<HTMLParagraphElement>;
  status: Status;
  /** The message that has arrived. */
  sent: string;
  content: Site["contactForm"];
}

/**
 * Says next to the button whether the enquiry is being sent or has arrived, and that the form is a preview. The brackets
 * close round the message that has arrived.
 */
export function FormStatus({ ref, status, sent, content }: FormStatusProps) {
  const said = status === "idle" ? "" : content[status];
  return (
    <>
      <div className={outcome}>
        <p ref={ref} role="status" tabIndex={said ? -1 : undefined}>
          {said}
        </p>
        <p>{content.note[status === "success" ? "sent" : "before"]}</p>
      </div>
      <blockquote dir="auto" translate="no" className={cx(bracketed, sentence)} hidden={status !== "success"}>
        <p>{sent}</p>
      </blockquote>
    </>
  );
}

const outcome = css`
  flex: 1 1 14rem;
  display: grid;
  color: ${color.muted};
  font-size: ${size.small};
  line-height: 1.4;
  > [role="status"] {
    color: ${color.text};
    font-size: ${size.lead};
    font-weight: 600;
    scroll-margin-top: ${space.belowHeader};
    /* It gets the focus, but is nothing to operate. */
    outline: none;
    &:not(:empty) {
      margin-bottom: ${space.xs};
    }
    /* The button shows it. */
    [data-status="sending"] & {
      position: absolute;
      clip-path: inset(50%);
    }
    [data-status="failure"] & {
      color: ${color.error};
    }
    [data-status="success"] & {
      ${displayFont(size.subheading, 1.2)};
    }
  }
  [data-status="success"] & > :last-child {
    color: ${color.text};
    font-size: ${size.lead};
  }
`;

/* A message of more than eight lines scrolls. */
const sentence = css`
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
    animation: close calc(2 * ${duration.calm}) ${easing};
  }
  @keyframes close {
    from {
      --arm: 2rem;
    }
  }
`;
