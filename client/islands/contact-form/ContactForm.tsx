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
  words: SiteContent["contactForm"];
  submit?: SubmitContact;
}

export function ContactForm({ words, submit = submitContact, ...contacts }: ContactFormProps) {
  const { form, outcome, ready, status, errors, failing, attempt, handleInput, handleSubmit } =
    useContactForm(submit, words.titlePrefix);
  const messages = errorMessages(errors, words);
  const outcomes = { idle: "", sending: "", success: words.success, error: words.failure };
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
      {failing && <ErrorSummary key={attempt} heading={words.errorSummary} messages={messages} />}
      {contactFields.map((field) => (
        <ContactFormField key={field.name} field={field} words={words} error={messages[field.name]} />
      ))}
      <div className={actions}>
        <Button variant="ink" disabled={!ready || status === "sending"}>
          {status === "sending" ? words.sending : words.submit}
        </Button>
        <p>{words.note}</p>
      </div>
      <div>
        <DirectContact text={words.noScript} {...contacts} />
        <p ref={outcome} className={message} role="status" tabIndex={-1} data-status={status}>
          {outcomes[status]}
        </p>
      </div>
    </form>
  );
}

/** The message of each invalid field. An error that names no rule is the server's own text. */
function errorMessages(errors: FieldErrors, words: ContactFormProps["words"]) {
  const invalid = contactFields.filter(({ name }) => errors[name]);
  return Object.fromEntries(
    invalid.map(({ name }) => {
      const messages: Readonly<Record<string, string>> = words.fields[name].messages;
      const error = errors[name] ?? "";
      return [name, messages[error] ?? error];
    }),
  );
}

const contactForm = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l} max(${space.gap}, ${space.l});
  ${media.roomy} {
    grid-template-columns: 1fr 1fr;
    > :not([data-half]) {
      grid-column: 1 / -1;
    }
  }
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m} ${space.l};
  align-items: start;
  margin: ${space.xs} var(--stamp-room, 0) 0 0;
  > button {
    min-width: min(11rem, 100%);
    padding-inline: ${space.m};
  }
  > p {
    flex: 1 1 100%;
    color: ${color.muted};
    font-size: ${size.small};
    text-wrap: balance;
    ${media.roomy} {
      flex-basis: 11.5rem;
    }
  }
  [data-island-failed] & {
    display: none;
  }
`;

/* Below the button, so it does not move the button. Where the message is short, its room is reserved. */
const message = css`
  margin-right: var(--stamp-room, 0);
  font-weight: 600;
  text-wrap: balance;
  &[data-status="success"] {
    padding: ${space.s} ${space.l};
    background: var(--ink);
    color: ${color.accent};
  }
  &[data-status="error"] {
    color: ${color.error};
  }
  ${media.roomy} {
    min-height: calc(2 * ${space.xl});
  }
`;
