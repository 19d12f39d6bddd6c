import type { Site } from "#shared/content/site.ts";
import type { GraphNode, NodeIds } from "./graph.ts";

/** The nodes of the items that a page lists, in page order. */
export type ListNodes = (site: Site, ids: NodeIds) => readonly GraphNode[];

export const serviceNodes: ListNodes = ({ services }, ids) =>
  services.map(({ id, title, text }) => ({
    "@type": "Service",
    "@id": ids.item(id),
    name: title,
    description: text,
    url: ids.item(id),
    provider: { "@id": ids.organization },
  }));

export const projectNodes: ListNodes = ({ projects }, ids) =>
  projects.map((project) => ({
    "@type": "CreativeWork",
    "@id": ids.item(project.id),
    name: project.title,
    description: project.description,
    url: project.link,
    genre: project.category,
    keywords: project.technologies,
    dateCreated: String(project.year),
    creator: { "@id": ids.organization },
    funder: { "@type": "Organization", name: project.client },
  }));

export function itemList(nodes: readonly GraphNode[], ids: NodeIds): GraphNode {
  return {
    "@type": "ItemList",
    "@id": ids.list,
    numberOfItems: nodes.length,
    itemListElement: nodes.map((item, index) => ({ "@type": "ListItem", position: index + 1, item })),
  };
}
