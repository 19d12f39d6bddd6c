import { requireElement } from "#client/islands/require-element.ts";

/**
 * Menu and search are popovers, which the browser opens and closes without a script.
 * This adds `aria-expanded` to their buttons, and closes them when the visitor follows a
 * link or moves the focus elsewhere.
 */
export function enhanceMenuAndSearch() {
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[popovertarget]")) {
    const panel = requireElement(document, `#${button.getAttribute("popovertarget")}`);
    const show = () => button.setAttribute("aria-expanded", String(panel.matches(":popover-open")));
    const close = () => panel.hidePopover();

    button.setAttribute("aria-controls", panel.id);
    panel.addEventListener("toggle", show);
    show();

    panel.addEventListener("click", ({ target }) => {
      if (target instanceof Element && target.closest("a")) close();
    });
    // The panel would cover the focused element (WCAG 2.4.11).
    document.addEventListener("focusin", ({ target }) => {
      if (target !== button && target instanceof Node && !panel.contains(target)) close();
    });
    // Otherwise the back/forward cache would restore the page with an open panel.
    addEventListener("pagehide", close);
    // On a wide window the menu is not a popover and its button is hidden.
    addEventListener("resize", () => {
      if (!button.checkVisibility()) close();
    });
  }
}
