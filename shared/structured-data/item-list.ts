import type { Project, Service, Site } from "#shared/content/site.ts";
import type { Node, NodeIds } from "./organization.ts";

function serviceNode({ id, title, text }: Service, ids: NodeIds): Node {
  return {
    "@type": "Service",
    "@id": ids.item(id),
    name: title,
    description: text,
    url: ids.item(id),
    provider: { "@id": ids.organization },
  };
}

function projectNode(project: Project, ids: NodeIds): Node {
  return {
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
  };
}

/** The nodes of each list, in page order. */
const lists = {
  services: ({ services }: Site, ids: NodeIds) => services.map((service) => serviceNode(service, ids)),
  projects: ({ projects }: Site, ids: NodeIds) => projects.map((project) => projectNode(project, ids)),
};

/** A list of the site that a page can be about: a key of `Site`, whose items have ids. */
export type ListKey = keyof typeof lists;

export function itemList(list: ListKey, site: Site, ids: NodeIds): Node {
  const nodes = lists[list](site, ids);
  return {
    "@type": "ItemList",
    "@id": ids.list,
    numberOfItems: nodes.length,
    itemListElement: nodes.map((item, index) => ({ "@type": "ListItem", position: index + 1, item })),
  };
}
