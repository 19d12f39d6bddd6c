import { requireElement } from "#client/islands/require-element.ts";

/** Opens a service when a link leads to it. When a visitor shows the hidden names, it focuses the first. */
export function mount(root: HTMLElement) {
  const details = requireElement<HTMLDetailsElement>(root, "details");
  const summary = requireElement(details, "summary");
  const first = requireElement(details, "summary ~ * summary");

  // The button is hidden once the names are there, and would lose focus.
  summary.addEventListener("click", () => {
    details.addEventListener("toggle", () => first.focus(), { once: true });
  });

  // The service above closes at the same time, which could move the opened one out of the window.
  for (const name of document.querySelectorAll("summary"))
    name.addEventListener("click", () => setTimeout(() => name.scrollIntoView({ block: "nearest" })));

  // Browsers should open the details for a fragment (HTML, "ancestor revealing algorithm"). Not all do yet.
  const reveal = () => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target?.closest("details") || target.checkVisibility()) return;
    for (const details of document.querySelectorAll("details")) details.open ||= details.contains(target);
    target.scrollIntoView();
  };
  addEventListener("hashchange", reveal);
  reveal();
}
