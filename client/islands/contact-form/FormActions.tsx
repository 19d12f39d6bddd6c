import { buttonClasses } from "#client/components/buttons.tsx";
import type { Site } from "#shared/content/site.ts";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { FormStatus } from "./FormStatus.tsx";
import { useContactForm } from "./use-contact-form.ts";

export interface FormActionsProps {
  email: string;
  content: Site["contactForm"];
  /** The form around the actions, in the browser. */
  form?: HTMLFormElement;
}

/** The button, the status and the summary of errors: what React renders in the browser. */
export function FormActions({ email, content, form }: FormActionsProps) {
  const { ready, status, sent, errors, summaryKey, writeAgain } = useContactForm(content, form);
  const isSending = status === "sending";
  return (
    <>
      {status !== "success" && (
        <button
          type="submit"
          className={buttonClasses.solid}
          disabled={!ready || isSending}
          aria-describedby="contact-note"
        >
          {isSending ? content.sending : content.submit}
        </button>
      )}
      <FormStatus status={status} sent={sent} email={email} content={content} onAgain={writeAgain} />
      <ErrorSummary key={summaryKey} errors={errors} content={content} />
    </>
  );
}
