/**
 * Makes screen readers announce a text. Some announce an empty status element, so it stays hidden until it has text.
 * They miss a text that appears together with its element, so the text comes a moment later.
 */
export function announce(status: HTMLElement, text: string) {
  status.hidden = false;
  setTimeout(() => {
    status.textContent = text;
  }, 300);
}
