import { type FieldErrors, trimText } from "#shared/contact-form.ts";

/** How long the simulated sending takes, in milliseconds. */
const sendingTime = 2000;

/**
 * Posts an enquiry as JSON. Without an endpoint, it only simulates sending: it waits, and sends nothing.
 * @param language the tag of the language for the endpoint's own messages
 * @returns the errors of a refused enquiry by field name, or `undefined` if it was accepted
 * @throws if the outcome is unknown
 */
export async function submitContact(
  values: Readonly<Record<string, string>>,
  endpoint: string | undefined,
  language: string,
): Promise<FieldErrors | undefined> {
  if (!endpoint) return new Promise((resolve) => setTimeout(resolve, sendingTime));
  const response = await fetch(endpoint, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Accept-Language": language },
    // What the rules have checked.
    body: JSON.stringify(values, (_, value) => (typeof value === "string" ? trimText(value) : value)),
  });
  if (response.ok) return undefined;
  if (response.status === 422) return response.json();
  throw new Error(`The endpoint responded with status ${response.status}`);
}
