/**
 * Makes screen readers speak a text. They read out an empty status, so it is hidden until then. They miss a text that
 * appears together with its status, so the text comes a moment later.
 */
export function announce(status: HTMLElement, text: string) {
  status.hidden = false;
  setTimeout(() => {
    status.textContent = text;
  }, 300);
}
