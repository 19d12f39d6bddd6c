import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { validateContact } from "#shared/contact-form.ts";
import type { FieldErrors } from "#shared/contact-form-errors.ts";
import { focusInView } from "./focus-in-view.ts";
import { clearSent, fillFromDraft, readValues, storeDraft } from "./form-draft.ts";
import { submitContact } from "./submit-contact.ts";

export type Status = "idle" | "sending" | "success" | "error";

const hasErrors = (errors: FieldErrors) => Object.keys(errors).length > 0;

/**
 * The state and behaviour of the contact form. The fields are uncontrolled, so they keep
 * text that was typed before this script runs.
 * @param titlePrefix stands before the document's title while there are errors
 */
export function useContactForm(titlePrefix: string) {
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const [status, setStatus] = useState<Status>("idle");
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);
  const busy = useRef(false);
  const failing = hasErrors(errors);

  useEffect(() => {
    const fill = () => {
      if (!form.current) return;
      fillFromDraft(form.current);
      storeDraft(form.current);
    };
    fill();
    setReady(true);
    // The sentence may change while this page is in the back/forward cache.
    addEventListener("pageshow", fill);
    return () => removeEventListener("pageshow", fill);
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
    storeDraft(currentTarget);
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
      if (showErrors(await submitContact(sent))) return;
      if (form.current) clearSent(form.current, sent);
      setStatus("success");
    } catch {
      setStatus("error");
    } finally {
      busy.current = false;
    }
  }

  return { form, outcome, ready, status, errors, failing, attempt, handleInput, handleSubmit };
}
