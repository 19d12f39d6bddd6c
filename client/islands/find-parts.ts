/** Finds an element. @throws {Error} naming the selector if there is no such element. */
export function requireElement<Part extends Element = HTMLElement>(root: ParentNode, selector: string): Part {
  const part = root.querySelector<Part>(selector);
  if (!part) throw new Error(`No ${selector}`);
  return part;
}

/**
 * Finds elements by their names in `data-part`: `const { track, next } = findParts<Parts>(root)`. Reading a missing part
 * throws an error that names it.
 */
export const findParts = <Parts extends object>(root: ParentNode) =>
  new Proxy({} as Parts, { get: (_, name: string) => requireElement(root, `[data-part=${name}]`) });
