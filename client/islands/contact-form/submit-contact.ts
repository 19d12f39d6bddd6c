import type { FieldErrors } from "#shared/contact-form.ts";

/** How long the simulated sending takes, in milliseconds. */
const sendingTime = 2000;

/**
 * Submits an enquiry. Resolves with the server's errors by field name, or with `{}` when the enquiry was accepted.
 * Rejects when the outcome is unknown. This one only simulates sending: it waits, and sends nothing. Replace it with
 * one that sends.
 */
export const submitContact = (_values: Readonly<Record<string, string>>) =>
  new Promise<FieldErrors>((resolve) => setTimeout(resolve, sendingTime, {}));
