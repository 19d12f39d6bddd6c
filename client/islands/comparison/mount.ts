import { findParts } from "#client/islands/find-parts.ts";

export type Parts = { range: HTMLInputElement };

/** Lets the visitor move the edge between the drawings. */
export function mount(root: HTMLElement) {
  const { range } = findParts<Parts>(root);
  // The centre of the browser's own thumb, which is 16 px wide, follows the pointer.
  const move = () => {
    root.style.setProperty("--edge", `calc(8px + (100% - 16px) * ${range.valueAsNumber / 100})`);
  };
  range.addEventListener("input", move);
  range.hidden = false;
  // The browser may have restored a value.
  move();
}
