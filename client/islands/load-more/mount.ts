import { findParts } from "#client/islands/find-parts.ts";

export type Parts = { details: HTMLDetailsElement; button: HTMLElement; items: HTMLElement };

/**
 * Opens the hidden items when a link leads to one of them, and in print. When a visitor opens them, it focuses the first.
 */
export function mount(root: HTMLElement) {
  const { details, button, items } = findParts<Parts>(root);
  const first = items.firstElementChild as HTMLElement;

  // The button is hidden once the items are shown, and would lose focus.
  first.tabIndex = -1;
  button.addEventListener("click", () => {
    details.addEventListener("toggle", () => first.focus(), { once: true });
  });

  // Browsers should open the details for a fragment (HTML, "ancestor revealing algorithm"). Not all do yet.
  const reveal = () => {
    const target = document.getElementById(location.hash.slice(1));
    if (details.open || !target || !details.contains(target)) return;
    details.open = true;
    target.scrollIntoView();
  };
  addEventListener("hashchange", reveal);
  reveal();

  // Firefox before 143 has no ::details-content, with which the styles show closed details in print.
  let wasOpen = details.open;
  addEventListener("beforeprint", () => {
    wasOpen = details.open;
    details.open = true;
  });
  addEventListener("afterprint", () => {
    details.open = wasOpen;
  });
}
