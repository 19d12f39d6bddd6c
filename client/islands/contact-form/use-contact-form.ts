import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { addToMessage, type Draft, updateDraft, watchDraft } from "#client/islands/draft.ts";
import { contactFields, type FieldErrors, validateContact } from "#shared/contact-form.ts";
import { formatMessage } from "#shared/format.ts";
import type { Site } from "#shared/site/site.ts";
import { clearSent, readEntered, readValues, showValues } from "./form-values.ts";
import { submitContact } from "./submit-contact.ts";

export type Status = "idle" | "sending" | "success" | "error";

const hasErrors = (errors: FieldErrors) => Object.keys(errors).length > 0;

/**
 * The state and behaviour of the contact form. The fields are uncontrolled, so they keep
 * text that was typed before this script ran.
 */
export function useContactForm(content: Site["contactForm"]) {
  const { titlePrefix } = content;
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const [status, setStatus] = useState<Status>("idle");
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);
  const busy = useRef(false);
  const failing = hasErrors(errors);

  useEffect(() => {
    const { current } = form;
    if (!current) return;
    const { message: typed = "", ...entered } = readEntered(current);
    const show = (draft: Draft) => markChanged(showValues(current, draft));
    // A restored message may have grown.
    const enter = ({ message = "" }: Draft) => ({
      ...entered,
      message: typed.startsWith(message) ? typed : addToMessage(message, typed),
    });
    // If the browser refuses storage, the form works without a draft.
    if (!watchDraft(show, enter)) showValues(current, { ...readValues(current), ...entered });
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

  // A disabled submit button cannot keep focus, so the status beside it takes it.
  useEffect(() => {
    const isFree = document.activeElement?.matches("body, :disabled, [role=status]");
    if (status !== "idle" && isFree) focusInView(outcome.current);
  }, [status]);

  /** Clears the errors of changed fields, and the success message. */
  function markChanged(names: readonly string[]) {
    if (names.length === 0) return;
    setErrors((errors) =>
      Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name))),
    );
    setStatus((status) => (status === "success" ? "idle" : status));
  }

  function handleInput({ target }: InputEvent<HTMLFormElement>) {
    const { name, value } = target as HTMLInputElement;
    updateDraft({ [name]: value });
    markChanged([name]);
  }

  function showErrors(errors: FieldErrors) {
    setErrors(errors);
    setAttempt((count) => count + 1);
    setStatus("idle");
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const sent = readValues(event.currentTarget);
    const describe = (errors: FieldErrors) =>
      describeErrors(errors, sent, content, document.documentElement.lang);
    const invalid = validateContact(sent);
    if (hasErrors(invalid)) return showErrors(describe(invalid));
    busy.current = true;
    setErrors({});
    setStatus("sending");
    try {
      const refused = await submitContact(sent);
      const shown = describe(refused);
      if (hasErrors(shown)) return showErrors(shown);
      // The form has no such fields.
      if (hasErrors(refused)) return setStatus("error");
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

/**
 * Focuses an element and scrolls only as far as needed to show all of it. Browsers would scroll it
 * to the middle of the window, and WebKit would scroll only half of it into view.
 */
export function focusInView(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "nearest" });
}

/**
 * The message of each invalid field, in page order. An error that is not the name of a rule is the server's own
 * message.
 * @param language the language tag for formatting numbers
 */
export function describeErrors(
  errors: FieldErrors,
  values: Readonly<Record<string, string>>,
  { fields }: Pick<Site["contactForm"], "fields">,
  language: string,
): FieldErrors {
  const figures = new Intl.NumberFormat(language);
  const invalid = contactFields.flatMap(({ name, minLength = 0, maxLength = 0 }) => {
    const { [name]: error } = errors;
    if (!error) return [];
    const { [error]: message }: Readonly<Record<string, string>> = fields[name].messages;
    // The limits count code points, as in JSON Schema.
    const numbers = { minLength, maxLength, length: [...(values[name] ?? "").trim()].length };
    const shown = Object.entries(numbers).map(([number, value]) => [number, figures.format(value)]);
    return [[name, message ? formatMessage(message, Object.fromEntries(shown)) : error]];
  });
  return Object.fromEntries(invalid);
}
