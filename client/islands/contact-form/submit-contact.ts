import type { FieldErrors } from "#shared/contact-form.ts";

/** How long "sending" takes, in milliseconds. */
const sendingTime = 2000;

/**
 * Takes an enquiry. It resolves with the server's errors, by field, of which there are none when the enquiry has
 * arrived. It rejects when nobody knows. This one only simulates sending: it waits, and sends nothing. Replace it by
 * one that sends.
 */
export const submitContact = (_values: Readonly<Record<string, string>>) =>
  new Promise<FieldErrors>((resolve) => setTimeout(resolve, sendingTime, {}));
