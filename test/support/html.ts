import { type HTMLElement, NodeType, parse } from "node-html-parser";
import request from "supertest";

/** A page as served, raw and parsed. */
export interface PageResponse {
  status: number;
  headers: Record<string, string>;
  html: string;
  document: HTMLElement;
}

export async function getPage(server: Parameters<typeof request>[0], path: string): Promise<PageResponse> {
  const { status, headers, text } = await request(server).get(path).set("Accept-Encoding", "identity");
  return { status, headers, html: text, document: parse(text, { comment: false }) };
}

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
export function bodyWords(document: HTMLElement): string {
  const words: string[] = [];
  const collect = (node: HTMLElement) => {
    if (["SCRIPT", "STYLE", "TEMPLATE"].includes(node.tagName)) return;
    for (const child of node.childNodes) {
      if (child.nodeType === NodeType.TEXT_NODE) words.push(child.text);
      else collect(child as HTMLElement);
    }
  };
  const body = document.querySelector("body");
  if (body) collect(body);
  return words.join(" ").replace(/\s+/g, " ").trim();
}
