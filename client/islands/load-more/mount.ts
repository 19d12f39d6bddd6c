import { requireElement } from "#client/islands/require-element.ts";

/** Opens the hidden cards when a link leads to one of them. When a visitor opens them, it focuses the first. */
export function mount(root: HTMLElement) {
  const details = requireElement<HTMLDetailsElement>(root, "details");
  const summary = requireElement(details, "summary");
  const first = requireElement(details, "summary ~ * [id]");

  // The summary is hidden once the cards are open, and would lose focus.
  first.tabIndex = -1;
  summary.addEventListener("click", () => {
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
}
