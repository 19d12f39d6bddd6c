import { requireElement } from "#client/islands/require-element.ts";

/**
 * Menu and search are popovers of the platform, which opens and closes them without this. Added here: their state as an
 * attribute, and that they are closed once they have served or the focus has left them.
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
    // The panel would cover what has the focus next (WCAG 2.4.11).
    document.addEventListener("focusin", ({ target }) => {
      if (target !== button && target instanceof Node && !panel.contains(target)) close();
    });
    // The back/forward cache would bring the page back as it was left.
    addEventListener("pagehide", close);
    // On a wide window the menu is no popover any more, and its button is not shown.
    addEventListener("resize", () => {
      if (!button.checkVisibility()) close();
    });
  }
}
