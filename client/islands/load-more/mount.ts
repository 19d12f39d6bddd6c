import { findParts } from "#client/islands/find-parts.ts";

export type Parts = Record<"button" | "items", HTMLElement>;

/**
 * Opens an item when a link leads to it. Keeps the item that a visitor opens in the window, and focuses the first hidden
 * one when it is shown.
 */
export function mount(root: HTMLElement) {
  // The item above closes at the same time, which could move the opened one out of the window.
  for (const name of root.querySelectorAll("summary"))
    name.addEventListener("click", () => setTimeout(() => name.scrollIntoView({ block: "nearest" })));

  // Once the further items are shown, the button is hidden, and would lose focus.
  const { button, items } = findParts<Parts>(root);
  const [first] = items.children as HTMLCollectionOf<HTMLElement>;
  if (first) first.tabIndex = -1;
  button.addEventListener("click", () => setTimeout(() => first?.focus()));

  // Browsers should open the details for a fragment (HTML, "ancestor revealing algorithm"). Not all do yet.
  const reveal = () => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target || target.checkVisibility()) return;
    for (const details of root.querySelectorAll("details")) details.open ||= details.contains(target);
    target.scrollIntoView();
  };
  addEventListener("hashchange", reveal);
  reveal();
}
