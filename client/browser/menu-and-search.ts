/**
 * Menu and search are popovers, which the browser opens and closes without a script. This adds `aria-expanded` to
 * their buttons, and closes them when the visitor follows a link or moves focus elsewhere.
 */
export function enhanceMenuAndSearch() {
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[popovertarget]")) {
    const panel = button.popoverTargetElement as HTMLElement;
    const close = () => panel.hidePopover();
    const showState = (isOpen: boolean) => {
      button.ariaExpanded = String(isOpen);
    };
    // Not "toggle", which comes too late for a page that is left with an open panel: Firefox drops it.
    panel.addEventListener("beforetoggle", ({ newState }) => showState(newState === "open"));
    showState(panel.matches(":popover-open"));

    // The panel would cover the focused element (WCAG 2.4.11).
    document.addEventListener("focusin", ({ target }) => {
      if (target !== button && !panel.contains(target as Element)) close();
    });
    // The back/forward cache would restore the page with an open panel.
    addEventListener("pagehide", close);
    // In a wide window, the menu is always shown and its button is hidden.
    addEventListener("resize", () => {
      if (!button.checkVisibility()) close();
    });
  }
}
