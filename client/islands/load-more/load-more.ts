import { requireElement } from "#client/islands/require-element.ts";

/** Takes the focus along when a visitor unfolds the further cards, and unfolds them for a link that leads into them. */
export function mount(root: HTMLElement) {
  const details = requireElement<HTMLDetailsElement>(root, "details");
  const summary = requireElement(details, "summary");
  const first = requireElement(details, "summary ~ * [id]");

  // The summary is gone once it has opened: the focus must not be lost with it.
  summary.addEventListener("click", () => {
    first.tabIndex = -1;
    details.addEventListener("toggle", () => first.focus(), { once: true });
  });

  // Browsers are to unfold for a fragment by themselves (HTML, "ancestor revealing algorithm"); not all do yet.
  const reveal = () => {
    const target = document.getElementById(location.hash.slice(1));
    if (details.open || !target || !details.contains(target)) return;
    details.open = true;
    target.scrollIntoView();
  };
  addEventListener("hashchange", reveal);
  reveal();
}
