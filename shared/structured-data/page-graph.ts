import { previewImage } from "#shared/metadata.ts";
import { linkLabelOf, type Page } from "#shared/pages.ts";
import { type GraphNode, type NodeIds, nodeIds } from "./graph.ts";
import { itemList } from "./item-list.ts";
import { contactPoint, organization, website } from "./organization.ts";

// Google's structured data policies require that visitors can read every claim. What a graph claims about its page is
// on that page, except for keywords, the picture of its link preview, the publication date, and the modification date,
// which only prose pages show. What it claims about the company is in the header or the footer, except for the founding
// year and the number of employees, which are on Home and About, and the languages, which are on Contact.
// Never add reviews of the company itself, search or form actions, or build dates.

function webPage(page: Page, ids: NodeIds): GraphNode {
  const { metadata, heading } = page.text;
  const { language, company } = page.site;
  const { description, keywords, publishedTime, modifiedTime } = metadata;
  const { key, type = "WebPage", list } = page;
  const mainEntity = page.mainEntity ?? (list && "list");
  return {
    "@type": type,
    "@id": ids.webPage,
    url: ids.page,
    name: heading,
    description,
    inLanguage: language.tag,
    // Home's graph has a node for the whole site.
    isPartOf: key === "home" ? { "@id": ids.website } : website(company, ids),
    ...(mainEntity && { mainEntity: { "@id": ids[mainEntity] } }),
    ...(key !== "home" && { breadcrumb: { "@id": ids.breadcrumb } }),
    ...(publishedTime && { datePublished: publishedTime }),
    dateModified: modifiedTime,
    primaryImageOfPage: { "@type": "ImageObject", url: new URL(previewImage(page).path, ids.site).href },
    keywords,
  };
}

function breadcrumbs({ text, site }: Page, ids: NodeIds): GraphNode {
  const home = new URL(site.paths.home, ids.site).href;
  return {
    "@type": "BreadcrumbList",
    "@id": ids.breadcrumb,
    itemListElement: [
      { "@type": "ListItem", position: 1, name: linkLabelOf(site.pageTexts.home), item: home },
      { "@type": "ListItem", position: 2, name: linkLabelOf(text), item: ids.page },
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
