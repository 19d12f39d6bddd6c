import { type HTMLElement, parse } from "node-html-parser";

/** The head of a page as search engines and link previews see it. */
export interface ServedHead {
  path: string;
  title: string;
  description: string;
  indexable: boolean;
  /** The host of the canonical address. `trail` names the pages from Home to this page. */
  host: string;
  trail: string[];
  siteName: string;
  modified?: string | undefined;
  cardTitle: string;
  cardDescription: string;
  image?: { src: string; alt: string; width: string; height: string };
}

/** Reads the head of a page from its HTML, as a search engine and a link preview do. */
export function readHead(path: string, html: string): ServedHead {
  const document = parse(html);
  const meta = (key: string) =>
    document
      .querySelector(`head > meta[name="${key}"], head > meta[property="${key}"]`)
      ?.getAttribute("content");
  const canonical = document.querySelector('head > link[rel="canonical"]')?.getAttribute("href");
  const image = meta("og:image");
  const graph = graphOf(document);
  const crumbs = graph.find((node) => node["@type"] === "BreadcrumbList")?.itemListElement ?? [];
  return {
    path,
    title: document.querySelector("head > title")?.text ?? "no title",
    description: meta("description") ?? "no description",
    indexable: !/noindex/.test(meta("robots") ?? ""),
    host: canonical ? new URL(canonical).host : "no canonical address",
    trail: crumbs.slice(1).map(({ name }) => name),
    siteName: meta("og:site_name") ?? "no og:site_name",
    modified: graph.find((node) => node.dateModified)?.dateModified,
    cardTitle: meta("og:title") ?? "no og:title",
    cardDescription: meta("og:description") ?? "no og:description",
    ...(image && {
      image: {
        // The picture comes from this server, whatever the public address is.
        src: new URL(image).pathname,
        alt: meta("og:image:alt") ?? "",
        width: meta("og:image:width") ?? "",
        height: meta("og:image:height") ?? "",
      },
    }),
  };
}

interface GraphNode {
  "@type": string;
  dateModified?: string;
  itemListElement?: { name: string }[];
}

function graphOf(document: HTMLElement): GraphNode[] {
  const json = document.querySelector('head > script[type="application/ld+json"]')?.textContent;
  return json ? JSON.parse(json)["@graph"] : [];
}
