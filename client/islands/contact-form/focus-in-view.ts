/**
 * Focuses an element and scrolls only as far as needed to show all of it. Browsers would scroll it
 * to the middle of the window, and WebKit would scroll only half of it into view.
 */
export function focusInView(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "nearest" });
}
