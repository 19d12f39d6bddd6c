import { type HTMLElement, NodeType, parse } from "node-html-parser";

/** The text of an element, with entities decoded and white space collapsed. A no-break space stays. */
export function readable(element: HTMLElement | null): string {
  return (element?.text ?? "").replace(/[ \n\t]+/g, " ").trim();
}

/** What screen readers say of an element, apart from names and roles: its text without what is hidden from them. */
export function spoken(element: HTMLElement | null): string {
  const copy = parse(element?.outerHTML ?? "");
  for (const hidden of copy.querySelectorAll("[aria-hidden=true], [hidden], style, script")) hidden.remove();
  return readable(copy);
}

/** All words of the body. Words in different elements are separate, even without white space in the source. */
export const bodyWords = (document: HTMLElement): string =>
  document
    .querySelectorAll("body, body :not(script, style, template, template *)")
    .flatMap(({ childNodes }) => childNodes.filter(({ nodeType }) => nodeType === NodeType.TEXT_NODE))
    .flatMap(({ text }) => text.match(/\S+/g) ?? [])
    .join(" ");
