import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import {
  type BrokenRules,
  type ContactValues,
  cleanContact,
  contactFields,
  type FieldText,
  validateContact,
} from "#shared/contact-form.ts";
import type { Site } from "#shared/content/site.ts";
import { formatMessage } from "#shared/format.ts";
import { fieldId, readValues } from "./fields.ts";
import { submitContact } from "./submit-contact.ts";

export type Status = "idle" | "sending" | "success" | "failure";

/** The message of each invalid field by its name, in page order. */
export type FieldMessages = Readonly<Record<string, string>>;

const isEmpty = (record: object) => Object.keys(record).length === 0;
const isSame = (a: ContactValues, b: ContactValues) => JSON.stringify(a) === JSON.stringify(b);

/**
 * The state and behaviour of the contact form: idle -> sending -> success or failure; from failure to sending again,
 * and from success to idle when the visitor writes again. The focus goes to the summary of errors, or else to the
 * status. The values are not part of the state: they are in the fields.
 */
export function useContactForm(content: Site["contactForm"]) {
  const { titlePrefix } = content;
  const summaryRef = useRef<HTMLDivElement>(null);
  const statusRef = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const [status, setStatus] = useState<Status>("idle");
  const [errors, setErrors] = useState<FieldMessages>({});
  const [sent, setSent] = useState<ContactValues>({});
  const isInvalid = !isEmpty(errors);

  useEffect(() => setReady(true), []);

  useEffect(() => {
    if (!isInvalid) return;
    const { title } = document;
    document.title = titlePrefix + title;
    return () => {
      document.title = title;
    };
  }, [isInvalid, titlePrefix]);

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
    const message = document.getElementById(fieldId("message"));
    // What is inert takes no focus. React removes it, too, once the status is idle.
    message?.closest("[inert]")?.removeAttribute("inert");
    focusInView(message);
    // Removes the button in a later frame: otherwise, Firefox tells Orca of the focus last, and Orca does not
    // announce the field.
    requestAnimationFrame(() => requestAnimationFrame(() => setStatus("idle")));
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (status === "sending") return;
    const form = event.currentTarget;
    const values = readValues(form);
    try {
      const broken = validateContact(values);
      // Unmounts the old summary first: with Firefox, Orca announces a changed one twice.
      flushSync(() => setErrors({}));
      flushSync(() => {
        setErrors(describeErrors(broken, content));
        setStatus(isEmpty(broken) ? "sending" : "idle");
      });
      if (!isEmpty(broken)) return focusInView(summaryRef.current);
      await submitContact(cleanContact(values));
      // The visitor may have left meanwhile, come back and typed something else.
      if (isSame(readValues(form), values)) form.reset();
      setSent(values);
      setStatus("success");
    } catch (error) {
      reportError(error);
      setStatus("failure");
    }
  }

  const handlers = { handleInput, handleSubmit, writeAgain };
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

/** The message for the rule that each invalid field breaks. */
export function describeErrors(
  broken: BrokenRules,
  { fields }: Pick<Site["contactForm"], "fields">,
): FieldMessages {
  const described = contactFields.flatMap(({ name, minLength = 0 }) => {
    const { messages }: FieldText = fields[name];
    const rule = broken[name];
    const message = rule && messages[rule];
    return message ? [[name, formatMessage(message, { minLength })]] : [];
  });
  return Object.fromEntries(described);
}
