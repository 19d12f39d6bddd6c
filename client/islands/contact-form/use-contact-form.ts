import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { contactFields, validateContact } from "#shared/contact-form.ts";
import type { FieldErrors } from "#shared/contact-form-fields.ts";
import { clearUnchanged, fillEmpty, readValues, restoreDraft, saveDraft } from "./draft.ts";
import { focusInView } from "./focus-in-view.ts";

type Status = "idle" | "sending" | "success" | "error";

/**
 * Takes an enquiry. It resolves with the server's errors, by field, of which there are none when the enquiry
 * has arrived. It rejects when nobody knows.
 */
export type SubmitContact = (values: Record<string, string>) => Promise<FieldErrors>;

const hasErrors = (errors: FieldErrors) => Object.keys(errors).length > 0;

/** The service that the address asks for, such as `/contact?service=ui-ux-design`. */
function askedService(): string | undefined {
  const asked = new URLSearchParams(location.search).get("service");
  const { options = [] } = contactFields.find(({ name }) => name === "service") ?? {};
  return options.find((option) => option === asked);
}

/**
 * The values that the visitor has entered. The service from the address is left out, because the
 * next address may name another.
 */
function readDraft(form: HTMLFormElement): Record<string, string> {
  const { service = "", ...others } = readValues(form);
  return service === askedService() ? others : { ...others, service };
}

/**
 * The state and behaviour of the contact form. The fields are uncontrolled, so they keep
 * text that was typed before this script runs.
 * @param titlePrefix stands before the document's title while there are errors
 */
export function useContactForm(submit: SubmitContact, titlePrefix: string) {
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const [status, setStatus] = useState<Status>("idle");
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);
  const busy = useRef(false);
  const failing = hasErrors(errors);

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
    document.title = titlePrefix + title;
    return () => {
      document.title = title;
    };
  }, [failing, titlePrefix]);

  // The submit button loses the focus when it is disabled, so the outcome takes it.
  useEffect(() => {
    const done = status === "success" || status === "error";
    if (done && document.activeElement === document.body) focusInView(outcome.current);
  }, [status]);

  function handleInput({ currentTarget, target }: InputEvent<HTMLFormElement>) {
    saveDraft(readDraft(currentTarget));
    const { name } = target as HTMLInputElement;
    setErrors(({ [name]: corrected, ...others }) => others);
  }

  /** Shows the errors of a new attempt. Returns whether there are any. */
  function showErrors(errors: FieldErrors): boolean {
    setErrors(errors);
    setAttempt((count) => count + 1);
    setStatus("idle");
    return hasErrors(errors);
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const sent = readValues(event.currentTarget);
    if (showErrors(validateContact(sent))) return;
    busy.current = true;
    setStatus("sending");
    try {
      if (showErrors(await submit(sent))) return;
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

  return { form, outcome, ready, status, errors, failing, attempt, handleInput, handleSubmit };
}
