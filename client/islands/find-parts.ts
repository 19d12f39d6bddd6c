/**
 * Finds elements by their names in `data-part`: `const { track, next } = findParts<Parts>(root)`. Reading a missing part
 * throws an error that names it.
 */
export const findParts = <Parts extends object>(root: ParentNode) =>
  new Proxy({} as Parts, {
    get(_, name: string) {
      const part = root.querySelector(`[data-part=${name}]`);
      if (!part) throw new Error(`No part "${name}"`);
      return part;
    },
  });
