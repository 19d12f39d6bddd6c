import { previewImage } from "#shared/metadata.ts";
import { linkLabelOf, type Page } from "#shared/pages.ts";
import { type GraphNode, type NodeIds, nodeIds } from "./graph.ts";
import { itemList } from "./item-list.ts";
import { contactPoint, organization, website } from "./organization.ts";

// Google's structured data policies require that visitors can read every claim.
// - Claims about the page are on that page. Only its keywords, its publication date and the picture of its link preview
//   are not, and its modification date is only on prose pages.
// - Claims about the company are in the header or the footer. The founding year and the number of employees are on Home
//   and About, and the languages on Contact.
// - Never add reviews of the company itself, search or form actions, or build dates.

function webPage(page: Page, ids: NodeIds): GraphNode {
  const { metadata, heading } = page.text;
  const { language, company } = page.site;
  const { description, keywords, publishedTime, modifiedTime } = metadata;
  const { key, type = "WebPage", list } = page;
  const mainEntity = page.mainEntity ?? (list && "list");
  return {
    "@type": type,
    "@id": ids.webPage,
    url: ids.pageUrl,
    name: heading,
    description,
    inLanguage: language.tag,
    // Home's graph has a node for the whole site.
    isPartOf: key === "home" ? { "@id": ids.website } : website(company, ids),
    ...(mainEntity && { mainEntity: { "@id": ids[mainEntity] } }),
    ...(key !== "home" && { breadcrumb: { "@id": ids.breadcrumb } }),
    ...(publishedTime && { datePublished: publishedTime }),
    dateModified: modifiedTime,
    primaryImageOfPage: { "@type": "ImageObject", url: new URL(previewImage(page).path, ids.homeUrl).href },
    keywords,
  };
}

function breadcrumbs({ text, site }: Page, ids: NodeIds): GraphNode {
  const home = new URL(site.paths.home, ids.homeUrl).href;
  return {
    "@type": "BreadcrumbList",
    "@id": ids.breadcrumb,
    itemListElement: [
      { "@type": "ListItem", position: 1, name: linkLabelOf(site.pageTexts.home), item: home },
      { "@type": "ListItem", position: 2, name: linkLabelOf(text), item: ids.pageUrl },
    ],
  };
}

/** The schema.org description of a page: one graph whose nodes refer to each other by absolute ids. */
export function structuredData(page: Page, siteUrl: string): GraphNode {
  const { key, list, mainEntity, path, site } = page;
  const ids = nodeIds(path, siteUrl);
  const graph = [
    organization(site.company, ids),
    contactPoint(site.company, ids, mainEntity === "contactPoint"),
    ...(key === "home" ? [website(site.company, ids)] : []),
    webPage(page, ids),
    ...(list ? [itemList(list(site, ids), ids)] : []),
    ...(key !== "home" ? [breadcrumbs(page, ids)] : []),
  ];
  return { "@context": "https://schema.org", "@graph": graph };
}
