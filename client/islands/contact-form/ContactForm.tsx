import { css } from "@linaria/core";
import { Button } from "#client/components/Button.tsx";
import { media } from "#client/styles/media.ts";
import { color, size, space } from "#client/styles/tokens.ts";
import { contactFields } from "#shared/contact-form.ts";
import type { FieldErrors } from "#shared/contact-form-fields.ts";
import type { SiteContent } from "#shared/content/site-content.ts";
import { palette } from "#shared/palette.ts";
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
        <Button variant="ink" disabled={!ready || status === "sending"}>
          {status === "sending" ? content.sending : content.submit}
        </Button>
        {/* Below the button that the visitor has just pressed, where it moves neither the button nor a field. */}
        {failing && <ErrorSummary key={attempt} heading={content.errorSummary} messages={messages} />}
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
      </div>
      <div>
        <DirectContact text={content.noScript} {...contacts} />
      </div>
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

/*
 * The button, and below it one place for all that follows: the note, the errors, the outcome. Beside it is
 * the letter's stamp. On a small window the outcome has the whole width, and the stamp is below it.
 */
const actions = css`
  display: grid;
  gap: ${space.s};
  > button {
    justify-self: start;
    min-width: min(11rem, 100%);
    padding-inline: ${space.m};
  }
  ${media.roomy} {
    grid-template-rows: auto minmax(10rem, auto);
    margin-right: var(--stamp-room, 0);
  }
  [data-island-failed] & {
    display: none;
  }
`;

const answer = css`
  align-self: start;
  ${media.belowRoomy} {
    &:not([data-status="success"]) {
      margin-right: var(--stamp-room, 0);
    }
    &[data-status="success"] {
      margin-bottom: calc(var(--stamp-height, 0px) + ${space.m});
    }
  }
  /* The errors take the place of the note. */
  ${media.roomy} {
    :has([role="alert"]) + & > p + p {
      display: none;
    }
  }
  p {
    font-size: ${size.small};
    text-wrap: balance;
  }
  > p:first-child {
    font-size: ${size.body};
    font-weight: 600;
    &:empty {
      display: none;
    }
  }
  &:not([data-status="success"]) > p + p {
    color: ${color.muted};
  }
  &[data-status="success"] {
    display: grid;
    gap: ${space.xs};
    padding: ${space.s} ${space.m} ${space.m};
    background: var(--ink);
    color: ${color.ground};
    > p:first-child {
      color: ${palette.tones.ink.mark};
    }
  }
  &[data-status="error"] > p:first-child {
    color: ${color.error};
  }
`;
