import { css } from "@linaria/core";
import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { Button } from "#client/components/Button.tsx";
import { media } from "#client/styles/media.ts";
import { brackets, color, font, palette, size, space, stroke } from "#client/styles/tokens.ts";
import { contactFields, validateContact } from "#shared/contact.ts";
import type { FieldErrors } from "#shared/contact-fields.ts";
import type { contactPage } from "#shared/content/contact-page.ts";
import { slug } from "#shared/slug.ts";
import { ContactFormField } from "./ContactFormField.tsx";
import { type Contacts, DirectContact } from "./DirectContact.tsx";
import { clearUnchanged, fillEmpty, readValues, restoreDraft, saveDraft } from "./draft.ts";
import { ErrorSummary } from "./ErrorSummary.tsx";

export interface ContactFormProps extends Contacts {
  words: Omit<typeof contactPage.form, "id" | "label" | "heading">;
  /** Resolves when the enquiry has arrived, rejects when it has not. */
  submit?: () => Promise<void>;
}

/** The form is a simulation: "sending" waits, takes no values and sends nothing. Milliseconds. */
const sendingTime = 2000;
const simulateSubmit = () => new Promise<void>((resolve) => setTimeout(resolve, sendingTime));

type Status = "idle" | "sending" | "success" | "error";

/** `/contact?service=ui-ux-design` chooses that service, unless the visitor has chosen one. */
function askedService(): string | undefined {
  const asked = slug(new URLSearchParams(location.search).get("service") ?? "");
  const { options = [] } = contactFields.find(({ name }) => name === "service") ?? {};
  return options.find((candidate) => slug(candidate) === asked);
}

/** What the visitor has written. What the address chose is none of it: the next address may choose another. */
function readDraft(form: HTMLFormElement): Record<string, string> {
  const { service = "", ...others } = readValues(form);
  return service === askedService() ? others : { ...others, service };
}

export function ContactForm({ words, submit = simulateSubmit, ...contacts }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const [ready, setReady] = useState(false);
  const [status, setStatus] = useState<Status>("idle");
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);
  const busy = useRef(false);
  const failing = Object.keys(errors).length > 0;

  // The fields are uncontrolled: what was typed before this runs is in them, and stays.
  useEffect(() => {
    if (!form.current) return;
    restoreDraft(form.current);
    saveDraft(readDraft(form.current));
    fillEmpty(form.current, "service", askedService() ?? "");
    setReady(true);
  }, []);

  useEffect(() => {
    if (!failing) return;
    const { title } = document;
    document.title = words.titlePrefix + title;
    return () => {
      document.title = title;
    };
  }, [failing, words.titlePrefix]);

  // The button that had the focus was disabled meanwhile, which loses it.
  useEffect(() => {
    const done = status === "success" || status === "error";
    if (done && document.activeElement === document.body) message.current?.focus();
  }, [status]);

  function handleInput({ currentTarget, target }: InputEvent<HTMLFormElement>) {
    saveDraft(readDraft(currentTarget));
    const { name } = target as HTMLInputElement;
    setErrors(({ [name]: corrected, ...others }) => others);
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const sent = readValues(event.currentTarget);
    const errors = validateContact(sent);
    setErrors(errors);
    setAttempt((count) => count + 1);
    if (Object.keys(errors).length > 0) return setStatus("idle");
    busy.current = true;
    setStatus("sending");
    try {
      await submit();
      if (form.current) {
        clearUnchanged(form.current, sent);
        saveDraft(readDraft(form.current));
      }
      setStatus("success");
    } catch {
      setStatus("error");
    } finally {
      busy.current = false;
    }
  }

  return (
    // A form of method "dialog" outside a dialog goes nowhere (HTML, "form submission algorithm"): whoever submits
    // before the script has arrived keeps the page, and no value ever stands in a URL.
    <form
      ref={form}
      className={contactForm}
      method="dialog"
      noValidate
      data-ready={ready || undefined}
      onInput={handleInput}
      onSubmit={handleSubmit}
    >
      <p className={note}>{words.note}</p>
      <DirectContact className={fallback} text={words.noScript} {...contacts} />
      {failing && <ErrorSummary key={attempt} heading={words.errorSummary} errors={errors} />}
      {contactFields.map((field) => (
        <ContactFormField
          key={field.name}
          field={field}
          error={errors[field.name]}
          optional={words.optional}
          choose={words.choose}
        />
      ))}
      <div className={actions}>
        <Button disabled={!ready || status === "sending"}>
          {status === "sending" ? words.sending : words.submit}
        </Button>
        <p ref={message} className={outcome} role="status" tabIndex={-1} data-outcome={status}>
          {status === "success" && words.success}
          {status === "error" && words.failure}
        </p>
      </div>
    </form>
  );
}

/* Further from the field above than a label is from its own. */
const rows = "3.25rem";

const contactForm = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rows} max(${space.gap}, ${space.l});
  ${media.roomy} {
    grid-template-columns: 1fr 1fr;
    > :not([data-half]) {
      grid-column: 1 / -1;
    }
  }
`;

const note = css`
  max-width: none;
  padding: ${space.s} ${space.l};
  text-wrap: balance;
  border-image: ${brackets(stroke.mark, "10px", "0px", color.mark)};
  [data-island-failed] & {
    border-image: ${brackets(stroke.mark, "10px", "0px", color.error)};
  }
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.l} ${space.xl};
  align-items: center;
  > button {
    min-width: min(11rem, 100%);
  }
  [data-island-failed] & {
    display: none;
  }
`;

const outcome = css`
  flex: 1 1 18rem;
  font-weight: 600;
  &[data-outcome="success"] {
    --mark: ${color.lime};
    --ring: ${space.hair};
    padding: ${space.m} ${space.l};
    background: var(--ink-raised);
    /* The ground goes on around the brackets, up to the edges of the column: lime does not show on paper. */
    margin: ${space.xs};
    box-shadow: 0 0 0 ${space.xs} var(--ink-raised);
    border-image: ${brackets(stroke.heavy, "20px", "0px", color.mark)};
    color: ${palette.bone};
  }
  &[data-outcome="error"] {
    color: ${color.error};
  }
`;

/*
 * Stands in for the button where no script will come: scripting is off, the island could not be loaded, or nothing has
 * come for eight seconds, whatever the reason is. Where it comes late it stands last, moves nothing, and leaves what was
 * typed. Who has scripting off finds it alone: nobody shall write what cannot be sent.
 */
const fallback = css`
  order: 1;
  form[data-ready] > & {
    display: none;
  }
  form:not([data-ready]) > & {
    height: 0;
    margin-top: -${rows};
    visibility: hidden;
    animation: contact-form-unready 0s 8s forwards;
  }
  @media (scripting: none) {
    form > :not(&) {
      display: none;
    }
    form:not([data-ready]) > & {
      border-image: ${brackets(stroke.mark, "20px", "0px", color.mark)};
      animation-delay: 0s;
    }
    a {
      font: 600 ${size.subheading} / 1.2 ${font.display};
      word-spacing: 0;
    }
  }
  [data-island-failed] > form:not([data-ready]) > & {
    animation-delay: 0s;
  }
  @keyframes contact-form-unready {
    to {
      height: auto;
      margin-top: 0;
      padding-block: ${space.m};
      visibility: visible;
    }
  }
`;
