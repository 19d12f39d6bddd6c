/**
 * Makes screen readers speak a text. The status is hidden until then, because they read out empty ones. They miss a text
 * that comes together with its status, so it comes a moment later.
 */
export function announce(status: HTMLElement, text: string) {
  status.hidden = false;
  setTimeout(() => {
    status.textContent = text;
  }, 300);
}
