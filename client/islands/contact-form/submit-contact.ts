/** How long the simulated sending takes, in milliseconds. */
const sendingTime = 2000;

/**
 * Simulates sending an enquiry: it waits, and sends nothing. README.md beside it says how to make it send.
 * @throws if the enquiry has not arrived
 */
export async function submitContact(_values: Readonly<Record<string, string>>): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, sendingTime));
}
