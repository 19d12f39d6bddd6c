import { css, cx } from "@linaria/core";
import type { Ref } from "react";
import { bracketed } from "#client/styles/brackets.ts";
import { media } from "#client/styles/media.ts";
import { color, displayFont, duration, easing, size, space } from "#client/styles/tokens.ts";
import type { Site } from "#shared/content/site.ts";
import type { Status } from "./use-contact-form.ts";

interface FormStatusProps {
  ref: Ref<HTMLDivElement>;
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
  const said = { idle: "", sending: content.sending, success: content.success, error: content.failure }[
    status
  ];
  return (
    <div ref={ref} className={outcome} role="status" tabIndex={said ? -1 : undefined} data-status={status}>
      {said && <strong>{said}</strong>}
      <p>{content.note[status === "success" ? "sent" : "before"]}</p>
      {status === "success" && (
        <blockquote dir="auto" className={cx(bracketed, sentence)}>
          <p>{sent}</p>
        </blockquote>
      )}
    </div>
  );
}

const outcome = css`
  flex: 1 1 14rem;
  display: grid;
  gap: ${space.xs};
  font-size: ${size.small};
  line-height: 1.4;
  strong {
    font-size: ${size.lead};
    font-weight: 600;
  }
  /* The button shows it. */
  &[data-status="sending"] > strong {
    position: absolute;
    clip-path: inset(50%);
  }
  > p {
    color: ${color.muted};
  }
  &[data-status="error"] > strong {
    color: ${color.error};
  }
`;

/* In a large window, it is where the visitor wrote it, until the field has the focus. A longer one scrolls. */
const sentence = css`
  --arm: 50%;
  margin-top: ${space.xs};
  padding: 1.75rem 1.75rem ${space.s};
  background: ${color.background};
  ${displayFont(size.subheading, 1.2)};
  > p {
    max-height: 100%;
    padding-bottom: ${space.l};
    overflow-y: auto;
    scrollbar-width: thin;
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
  ${media.laptop} {
    position: absolute;
    top: calc(1.55 * ${size.small} + ${space.xs});
    left: 0;
    width: calc(50% - ${space.gap} / 2 - ${space.xl});
    height: 24.75rem;
    margin: 0;
    form:has(textarea:focus) & {
      display: none;
    }
  }
`;
