import { test } from "node:test";
import type { HTMLElement } from "node-html-parser";
import type { MenuPageContent } from "#shared/content/schemas.ts";
import { builtSite } from "./app.ts";
import { siteUrl } from "./config.ts";
import { getPage, type ServedPage } from "./html.ts";

/** One of the site's pages as it was served, beside the words that it was made of. */
export interface ServedRoute extends ServedPage {
  path: string;
  url: string;
  content: MenuPageContent;
}

/** All pages of the site's one list, each asked for once. */
export function getRoutes(server: Parameters<typeof getPage>[0]): Promise<ServedRoute[]> {
  return Promise.all(
    builtSite.pages.map(async ({ path, content }) => {
      const page = await getPage(server, path);
      return { ...page, path, content, url: siteUrl + path };
    }),
  );
}

/** A checklist as tests: every row is asked of every route, and a failure names both. */
export function testRows(
  routes: readonly ServedRoute[],
  rows: Readonly<Record<string, (route: ServedRoute) => void | Promise<void>>>,
): void {
  for (const route of routes) {
    for (const [row, ask] of Object.entries(rows)) test(`${route.path} ${row}`, () => ask(route));
  }
}

/** What the meta tags of one name or property say. */
export function metaContents(document: HTMLElement, key: string): string[] {
  const tags = document.querySelectorAll(`meta[name="${key}"], meta[property="${key}"]`);
  return tags.map((tag) => tag.getAttribute("content") ?? "");
}

/** The addresses of the links of one relation. */
export function linkHrefs(document: HTMLElement, rel: string): string[] {
  return document.querySelectorAll(`link[rel="${rel}"]`).map((link) => link.getAttribute("href") ?? "");
}

export type GraphNode = { [key: string]: unknown; "@type"?: string; "@id"?: string };

/** The JSON-LD graph of a page, read from its HTML. */
export function graphOf(document: HTMLElement): GraphNode[] {
  const script = document.querySelector('head > script[type="application/ld+json"]');
  const { "@context": context, "@graph": graph } = JSON.parse(script?.textContent ?? "{}");
  if (context !== "https://schema.org" || !Array.isArray(graph))
    throw new Error("the page's head has no JSON-LD graph of schema.org");
  return graph;
}

/** The one node of a graph with this type. */
export function nodeOf(graph: readonly GraphNode[], type: string): GraphNode {
  const [node, ...others] = graph.filter((candidate) => candidate["@type"] === type);
  if (!node || others.length > 0) throw new Error(`the graph has not exactly one ${type}`);
  return node;
}

/** The texts of all elements of one name in an XML document. */
export function xmlTexts(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, "g"))].map(([, text = ""]) => text);
}
