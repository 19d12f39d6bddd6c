/** Finds a part of the server's markup, or says by name which one the page forgot. */
export function requireElement<Part extends Element = HTMLElement>(root: ParentNode, selector: string): Part {
  const part = root.querySelector<Part>(selector);
  if (!part) throw new Error(`The page has no ${selector}`);
  return part;
}
