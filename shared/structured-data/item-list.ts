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

/** The list that a page is about, in page order. */
export function itemList(list: "services" | "projects", site: Site, ids: NodeIds): Node {
  const nodes =
    list === "services"
      ? site.services.map((service) => serviceNode(service, ids))
      : site.projects.map((project) => projectNode(project, ids));
  return {
    "@type": "ItemList",
    "@id": ids.list,
    numberOfItems: nodes.length,
    itemListElement: nodes.map((item, index) => ({ "@type": "ListItem", position: index + 1, item })),
  };
}
