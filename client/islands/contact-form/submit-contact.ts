import type { FieldErrors } from "#shared/contact-form-fields.ts";

/** How long "sending" takes, in milliseconds. */
const sendingTime = 2000;

/**
 * Simulates sending: it only waits, takes no values and sends nothing. README, "Make the form really send",
 * has the function that sends.
 */
export const submitContact = () =>
  new Promise<FieldErrors>((resolve) => setTimeout(resolve, sendingTime, {}));
