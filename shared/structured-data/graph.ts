/** A node of a graph in JSON-LD: its type, its id, and properties of schema.org. A reference has only the id. */
export interface GraphNode {
  "@type"?: string;
  "@id"?: string;
  [property: string]: Value | undefined;
}

type Value = string | number | boolean | GraphNode | readonly Value[];

/**
 * The URLs of Home and of a page, and the ids of the nodes in the page's graph. All are absolute, and the same in every
 * build.
 */
export function nodeIds(path: string, siteUrl: string) {
  const homeUrl = new URL("/", siteUrl).href;
  const pageUrl = new URL(path, siteUrl).href;
  return {
    homeUrl,
    pageUrl,
    organization: `${homeUrl}#organization`,
    contactPoint: `${homeUrl}#contact-point`,
    website: `${homeUrl}#website`,
    webPage: `${pageUrl}#webpage`,
    breadcrumb: `${pageUrl}#breadcrumb`,
    list: `${pageUrl}#list`,
    /** An item's id is its anchor on the page. */
    item: (id: string) => `${pageUrl}#${id}`,
  };
}

export type NodeIds = ReturnType<typeof nodeIds>;
