import { findParts } from "#client/islands/find-parts.ts";

type Parts = Record<"button" | "items", HTMLElement>;

/** Focuses the first further item when they are shown, and shows them when a link leads to one. */
export function mount(root: HTMLElement) {
  const { button, items } = findParts<Parts>(root);
  const [first] = items.children as HTMLCollectionOf<HTMLElement>;
  // Once the further items are shown, the button is hidden, and would lose focus.
  button.addEventListener("click", () => {
    first?.setAttribute("tabindex", "-1");
    // Without a label, screen readers would read the whole item as its name.
    first?.setAttribute("aria-label", first.querySelector("h3")?.textContent ?? "");
    setTimeout(() => first?.focus());
  });

  // Browsers should open the details for a fragment (HTML, "ancestor revealing algorithm"). Not all do yet.
  const reveal = () => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target || !items.contains(target) || target.checkVisibility()) return;
    button.closest("details")?.toggleAttribute("open", true);
    target.scrollIntoView();
  };
  addEventListener("hashchange", reveal);
  reveal();
}
