import { findParts } from "#client/islands/find-parts.ts";

export type Parts = Record<"button" | "items", HTMLElement>;

/**
 * Opens an item when a link leads to it, and all in print. Keeps the name that a visitor presses in the window, and
 * opens and focuses the first hidden item when it is shown.
 */
export function mount(root: HTMLElement) {
  const all = [...root.querySelectorAll("details")];
  // It is only there if some items are hidden.
  const more = root.querySelector(":scope > details");

  // The item above closes at the same time, which could move the opened one out of the window.
  for (const name of root.querySelectorAll("summary"))
    name.addEventListener("click", () => setTimeout(() => name.scrollIntoView({ block: "nearest" })));

  if (more) {
    const { button, items } = findParts<Parts>(root);
    // The button is hidden once the items are shown, and would lose focus.
    button.addEventListener("click", () => {
      more.addEventListener("toggle", () => items.querySelector("summary")?.focus(), { once: true });
      items.querySelector("details")?.toggleAttribute("open", true);
    });
  }

  // Browsers should open the details for a fragment (HTML, "ancestor revealing algorithm"). Not all do yet.
  const reveal = () => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target || target.checkVisibility()) return;
    for (const details of all) details.open ||= details.contains(target);
    target.scrollIntoView();
  };
  addEventListener("hashchange", reveal);
  reveal();

  // Firefox before 143 has no ::details-content, with which the styles show closed details in print.
  let before: { details: HTMLDetailsElement; name: string; open: boolean }[] = [];
  addEventListener("beforeprint", () => {
    before = all.map((details) => ({ details, name: details.name, open: details.open }));
    // Of the details with one name, only one can be open.
    for (const details of all) details.name = "";
    for (const details of all) details.open = true;
  });
  addEventListener("afterprint", () => {
    for (const { details, name, open } of before) Object.assign(details, { open, name });
  });
}
