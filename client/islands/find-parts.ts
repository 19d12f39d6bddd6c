/** Finds the elements of an island by their `data-part`: `const { track, next } = findParts<Parts>(root)`. */
export function findParts<Parts extends object>(root: ParentNode): Parts {
  const parts = [...root.querySelectorAll<HTMLElement>("[data-part]")];
  return Object.fromEntries(parts.map((part) => [part.dataset.part, part])) as Parts;
}
