const delay = 2000;

/** All that "sending" is on this site: two seconds. It takes nothing, so that nothing can leave through it. */
export function simulatedSubmit(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delay));
}
