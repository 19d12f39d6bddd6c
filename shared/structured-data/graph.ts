/** A node of a graph in JSON-LD: its type, its id, and properties of schema.org. A reference has only the id. */
export interface GraphNode {
  "@type"?: string;
  "@id"?: string;
  [property: string]: Value | undefined;
}

type Value = string | number | boolean | GraphNode | readonly Value[];

/** The ids of the nodes in a page's graph. They are absolute URLs, and the same in every build. */
export function nodeIds(path: string, siteUrl: string) {
  const site = new URL("/", siteUrl).href;
  const page = new URL(path, siteUrl).href;
  return {
    site,
    page,
    organization: `${site}#organization`,
    contactPoint: `${site}#contact-point`,
    website: `${site}#website`,
    webPage: `${page}#webpage`,
    breadcrumb: `${page}#breadcrumb`,
    list: `${page}#list`,
    /** An item's id is its anchor on the page. */
    item: (id: string) => `${page}#${id}`,
  };
}

export type NodeIds = ReturnType<typeof nodeIds>;
