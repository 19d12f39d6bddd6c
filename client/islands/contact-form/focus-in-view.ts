/**
 * Focuses an element and scrolls only as far as it takes to see all of it. Browsers themselves would scroll it
 * to the middle of the window, and WebKit only half into it.
 */
export function focusInView(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "nearest" });
}
