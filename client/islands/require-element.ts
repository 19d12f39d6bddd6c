/**
 * Finds an element in the server's markup.
 * @throws {Error} naming the selector if there is no such element.
 */
export function requireElement<Part extends Element = HTMLElement>(root: ParentNode, selector: string): Part {
  const part = root.querySelector<Part>(selector);
  if (!part) throw new Error(`The page has no ${selector}`);
  return part;
}
