import { css } from "@linaria/core";
import { Button } from "#client/components/Button.tsx";
import { media } from "#client/styles/media.ts";
import { color, space } from "#client/styles/tokens.ts";
import { contactFields } from "#shared/contact-form.ts";
import type { Site } from "#shared/site/site.ts";
import { ContactFormField } from "./ContactFormField.tsx";
import { type Contacts, DirectContact } from "./DirectContact.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { Outcome } from "./Outcome.tsx";
import { useContactForm } from "./use-contact-form.ts";

export interface ContactFormProps extends Contacts {
  content: Site["contactForm"];
}

export function ContactForm({ content, ...contacts }: ContactFormProps) {
  const { form, outcome, ready, status, errors, failing, attempt, handleInput, handleSubmit } =
    useContactForm(content);
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
        <ContactFormField key={field.name} field={field} content={content} error={errors[field.name]} />
      ))}
      <div className={actions}>
        <Button disabled={!ready || status === "sending"}>
          {status === "sending" ? content.sending : content.submit}
        </Button>
        <Outcome ref={outcome} status={status} content={content} />
        {/* Below the button that the visitor has just pressed, where it moves neither the button nor a field. */}
        {failing && <ErrorSummary key={attempt} heading={content.errorSummary} messages={errors} />}
      </div>
      <DirectContact text={content.noScript} {...contacts} />
    </form>
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
  /* In print, a message that is longer than a page would cover what follows it in a grid. */
  ${media.print} {
    display: block;
    > * {
      display: block;
      margin-bottom: ${space.l};
    }
  }
  /* The message is last in the HTML and first in the layout. A part of the form without it would move. */
  &:not(:has(textarea)) {
    visibility: hidden;
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
    min-width: min(11rem, 100%);
    &:disabled {
      background: ${color.line};
      color: ${color.text};
      cursor: progress;
    }
  }
  ${media.laptop} {
    grid-column: 3 / -1;
    margin-top: ${space.m};
  }
  ${media.print} {
    display: none;
  }
  [data-island-failed] & {
    display: none;
  }
`;
