import { useEffect, useLayoutEffect, useState } from "react";
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
import { type FieldErrors, fieldId, readValues, type Status, showState } from "./fields.ts";
import { focusInView } from "./focus-in-view.ts";
import { submitContact } from "./submit-contact.ts";

const isEmpty = (record: object) => Object.keys(record).length === 0;
const isSame = (a: ContactValues, b: ContactValues) => JSON.stringify(a) === JSON.stringify(b);

/**
 * The state and behaviour of the contact form: idle -> sending -> success or failure. From failure, it goes to sending
 * again, or to idle if a field is invalid now; from success, to idle when the visitor writes again. The focus goes to
 * the summary of errors, or else to the status. What the visitor types is not part of the state: it is in the fields,
 * which React does not render in the browser.
 */
export function useContactForm(content: Site["contactForm"], form?: HTMLFormElement) {
  const { titlePrefix } = content;
  const [ready, setReady] = useState(false);
  const [status, setStatus] = useState<Status>("idle");
  const [errors, setErrors] = useState<FieldErrors>({});
  /** With each submission, React mounts a new summary, which takes the focus. */
  const [summaryKey, setSummaryKey] = useState(0);
  const [sent, setSent] = useState<ContactValues>({});
  const isInvalid = !isEmpty(errors);

  useEffect(() => setReady(true), []);

  // After each render, so that the handlers see the current state.
  useEffect(() => {
    if (!form) return;
    form.oninput = handleInput;
    form.onsubmit = handleSubmit;
  });

  // A layout effect, because it comes before the effects by which the summary and the status take the focus.
  useLayoutEffect(() => {
    if (form) showState(form, status, errors);
  }, [form, status, errors]);

  useEffect(() => {
    if (!isInvalid) return;
    const { title } = document;
    document.title = titlePrefix + title;
    return () => {
      document.title = title;
    };
  }, [isInvalid, titlePrefix]);

  /**
   * Clears the error of a changed field. After success, the fields are inert: the event then comes from draft.js, after
   * Back, and the form is shown again.
   */
  function handleInput({ target }: Event) {
    const { name } = target as HTMLInputElement;
    setErrors((errors) => {
      const { [name]: error, ...others } = errors;
      return error ? others : errors;
    });
    setStatus((status) => (status === "success" ? "idle" : status));
  }

  /** Shows the empty form again. */
  function writeAgain() {
    // What is inert takes no focus.
    if (form) showState(form, "idle", {});
    focusInView(document.getElementById(fieldId("message")));
    // Removes the button after the next frame, in which Firefox tells Orca of the focus. If Orca learned first that the
    // focused button is gone, it would not announce the field.
    requestAnimationFrame(() => requestAnimationFrame(() => setStatus("idle")));
  }

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const submitted = event.currentTarget as HTMLFormElement;
    const values = readValues(submitted);
    try {
      const enquiry = cleanContact(values);
      const broken = validateContact(enquiry);
      setErrors(describeErrors(broken, content));
      setSummaryKey(summaryKey + 1);
      if (!isEmpty(broken)) return setStatus("idle");
      setStatus("sending");
      await submitContact(enquiry);
      // If React has failed meanwhile (mount.ts), the form keeps its text.
      if (submitted.closest("[data-without-script]")) return;
      // The visitor may have left meanwhile, come back and typed something else.
      if (isSame(readValues(submitted), values)) submitted.reset();
      setSent(enquiry);
      setStatus("success");
    } catch (error) {
      reportError(error);
      setStatus("failure");
    }
  }

  return { ready, status, sent, errors, summaryKey, writeAgain };
}

/** The error message for the rule that each invalid field breaks. */
export function describeErrors(
  broken: BrokenRules,
  { fields }: Pick<Site["contactForm"], "fields">,
): FieldErrors {
  const described = contactFields.flatMap(({ name, minLength = 0 }) => {
    const { messages }: FieldText = fields[name];
    const rule = broken[name];
    const message = rule && messages[rule];
    return message ? [[name, formatMessage(message, { minLength })]] : [];
  });
  return Object.fromEntries(described);
}
