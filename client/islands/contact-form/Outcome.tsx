import { css } from "@linaria/core";
import type { Ref } from "react";
import { color, size, space } from "#client/styles/tokens.ts";
import type { Site } from "#shared/site/site.ts";
import type { Status } from "./use-contact-form.ts";

interface OutcomeProps {
  ref: Ref<HTMLDivElement>;
  status: Status;
  content: Site["contactForm"];
  /** Shows a note that the form is a preview. */
  isPreview: boolean;
}

/** Says next to the button whether the enquiry is being sent or has arrived, and whether the form is a preview. */
export function Outcome({ ref, status, content, isPreview }: OutcomeProps) {
  const said = { idle: "", sending: content.sending, success: content.success, error: content.failure }[
    status
  ];
  return (
    <div ref={ref} className={outcome} role="status" tabIndex={said ? -1 : undefined} data-status={status}>
      {said && <strong>{said}</strong>}
      {isPreview && <p>{content.note[status === "success" ? "sent" : "before"]}</p>}
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
  &:not([data-status="success"]) > p {
    color: ${color.muted};
  }
  &[data-status="error"] > strong {
    color: ${color.error};
  }
  &[data-status="success"] {
    padding: ${space.m};
    background: ${color.accent};
    color: ${color.onAccent};
  }
`;
