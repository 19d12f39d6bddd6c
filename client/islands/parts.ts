/** Names an element for the island's script: `const part = partOf<Parts>`, and `<p {...part("track")}>`. */
export const partOf = <Parts extends object>(name: keyof Parts & string) => ({ "data-part": name });

/** Finds the elements by these names: `const { track, next } = findParts<Parts>(root)`. */
export function findParts<Parts extends object>(root: ParentNode): Parts {
  const parts = [...root.querySelectorAll<HTMLElement>("[data-part]")];
  return Object.fromEntries(parts.map((part) => [part.dataset.part, part])) as Parts;
}
