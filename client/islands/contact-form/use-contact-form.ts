import { type InputEvent, type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import {
  type ContactValues,
  cleanContact,
  contactFields,
  countCharacters,
  type FieldErrors,
  validateContact,
} from "#shared/contact-form.ts";
import type { Site } from "#shared/content/site.ts";
import { formatMessage } from "#shared/format.ts";
import { fieldId, readValues } from "./fields.ts";
import { submitContact } from "./submit-contact.ts";

export type Status = "idle" | "sending" | "success" | "failure";

const hasErrors = (errors: FieldErrors) => Object.keys(errors).length > 0;

/**
 * The state and behaviour of the contact form. What stands in its fields, which client/draft.js shows and saves, is no part
 * of the state.
 */
export function useContactForm(content: Site["contactForm"], locale: string) {
  const { titlePrefix } = content;
  const summaryRef = useRef<HTMLDivElement>(null);
  const statusRef = useRef<HTMLDivElement>(null);
  const enterTarget = useRef<EventTarget>(null);
  const [ready, setReady] = useState(false);
  const [status, setStatus] = useState<Status>("idle");
  const [errors, setErrors] = useState<FieldErrors>({});
  const [sent, setSent] = useState<ContactValues>({});
  const failing = hasErrors(errors);

  useEffect(() => setReady(true), []);

  useEffect(() => {
    if (!failing) return;
    const { title } = document;
    document.title = titlePrefix + title;
    return () => {
      document.title = title;
    };
  }, [failing, titlePrefix]);

  // A disabled button and inert or hidden fields cannot keep focus, so the status takes it.
  useEffect(() => {
    if (status !== "idle") focusInView(statusRef.current);
  }, [status]);

  /** Clears the error of a changed field, and the success message. */
  function handleInput({ target }: InputEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    setErrors(({ [name]: _, ...others }) => others);
    setStatus((status) => (status === "success" ? "idle" : status));
  }

  /** Shows the empty form again. */
  function writeAgain() {
    flushSync(() => setStatus("idle"));
    focusInView(document.getElementById(fieldId("message")));
  }

  /** A held Enter counts once: not again where it has moved the focus. */
  function ignoreHeldEnter(event: KeyboardEvent) {
    const { key, repeat, target } = event;
    if (key !== "Enter") return;
    if (!repeat) enterTarget.current = target;
    else if (target !== enterTarget.current) event.preventDefault();
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (status === "sending") return;
    const form = event.currentTarget;
    const values = readValues(form);
    try {
      const invalid = validateContact(values);
      flushSync(() => {
        setErrors(describeErrors(invalid, values, content, locale));
        setStatus(hasErrors(invalid) ? "idle" : "sending");
      });
      if (hasErrors(invalid)) return focusInView(summaryRef.current);
      await submitContact(cleanContact(values));
      form.reset();
      form.dispatchEvent(new Event("input", { bubbles: true }));
      setSent(values);
      setStatus("success");
    } catch (error) {
      reportError(error);
      setStatus("failure");
    }
  }

  const handlers = { handleInput, ignoreHeldEnter, handleSubmit, writeAgain };
  return { summaryRef, statusRef, ready, status, sent, errors, ...handlers };
}

/**
 * Focuses an element and scrolls only as far as needed to show all of it. Browsers would scroll it
 * to the middle of the window, and WebKit would scroll only half of it into view.
 */
function focusInView(element: HTMLElement | null | undefined) {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "nearest" });
}

/** The message of each invalid field, in page order. */
export function describeErrors(
  errors: FieldErrors,
  values: ContactValues,
  { fields }: Pick<Site["contactForm"], "fields">,
  locale: string,
): FieldErrors {
  const described: Record<string, string> = {};
  for (const { name, minLength = 0, maxLength = 0 } of contactFields) {
    const { messages }: { messages: Readonly<Record<string, string>> } = fields[name];
    const message = messages[errors[name] ?? ""];
    if (!message) continue;
    const length = countCharacters(values[name] ?? "");
    described[name] = formatMessage(message, { minLength, maxLength, length }, locale);
  }
  return described;
}
