import { css } from "@linaria/core";
import { Button } from "#client/components/Button.tsx";
import { media } from "#client/styles/media.ts";
import { color, size, space } from "#client/styles/tokens.ts";
import { contactFields } from "#shared/contact-form.ts";
import type { FieldErrors } from "#shared/contact-form-fields.ts";
import type { SiteContent } from "#shared/content/site-content.ts";
import { ContactFormField } from "./ContactFormField.tsx";
import { type Contacts, DirectContact } from "./DirectContact.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { submitContact } from "./submit-contact.ts";
import { type SubmitContact, useContactForm } from "./use-contact-form.ts";

export interface ContactFormProps extends Contacts {
  content: SiteContent["contactForm"];
  submit?: SubmitContact;
}

export function ContactForm({ content, submit = submitContact, ...contacts }: ContactFormProps) {
  const { form, outcome, ready, status, errors, failing, attempt, handleInput, handleSubmit } =
    useContactForm(submit, content.titlePrefix);
  const messages = errorMessages(errors, content);
  const outcomes = { idle: "", sending: "", success: content.success, error: content.failure };
  return (
    // A form with method "dialog" outside a dialog submits nothing (HTML, "form submission algorithm"). A
    // visitor who submits before the script has loaded stays on the page, and no value appears in a URL.
    <form
      ref={form}
      className={contactForm}
      method="dialog"
      noValidate
      data-ready={ready || undefined}
      onInput={handleInput}
      onSubmit={handleSubmit}
    >
      {contactFields.map((field) => (
        <ContactFormField key={field.name} field={field} content={content} error={messages[field.name]} />
      ))}
      <div className={actions}>
        <Button disabled={!ready || status === "sending"}>
          {status === "sending" ? content.sending : content.submit}
        </Button>
        <div
          ref={outcome}
          className={answer}
          role="status"
          tabIndex={outcomes[status] ? -1 : undefined}
          data-status={status}
        >
          <p>{outcomes[status]}</p>
          <p>{content.note[status === "success" ? "sent" : "before"]}</p>
        </div>
        {/* Below the button that the visitor has just pressed, where it moves neither the button nor a field. */}
        {failing && <ErrorSummary key={attempt} heading={content.errorSummary} messages={messages} />}
      </div>
      <DirectContact text={content.noScript} {...contacts} />
    </form>
  );
}

/** The message of each invalid field. An error that names no rule is the server's own text. */
function errorMessages(errors: FieldErrors, content: ContactFormProps["content"]) {
  const invalid = contactFields.filter(({ name }) => errors[name]);
  return Object.fromEntries(
    invalid.map(({ name }) => {
      const messages: Readonly<Record<string, string>> = content.fields[name].messages;
      const error = errors[name] ?? "";
      return [name, messages[error] ?? error];
    }),
  );
}

/* On a large window the message fills the left half. The last row, which has the button, grows with it. */
const contactForm = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l} ${space.gap};
  ${media.roomy} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.laptop} {
    grid-template: repeat(4, auto) 1fr / repeat(4, minmax(0, 1fr));
  }
`;

const actions = css`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  align-items: start;
  gap: ${space.m} ${space.l};
  > button {
    min-width: 11rem;
  }
  ${media.laptop} {
    grid-column: 3 / -1;
    margin-top: ${space.m};
  }
  [data-island-failed] & {
    display: none;
  }
`;

const answer = css`
  flex: 1 1 14rem;
  display: grid;
  gap: ${space.xs};
  p {
    color: ${color.muted};
    font-size: ${size.small};
    line-height: 1.4;
  }
  > p:first-child {
    color: ${color.text};
    font-size: ${size.lead};
    font-weight: 600;
    &:empty {
      display: none;
    }
  }
  &[data-status="error"] > p:first-child {
    color: ${color.error};
  }
  &[data-status="success"] {
    padding: ${space.m};
    background: ${color.accent};
    p {
      color: ${color.onAccent};
    }
  }
`;
