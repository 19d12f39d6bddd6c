import type { BreadcrumbList, Graph, Thing, WebPage } from "schema-dts";
import { previewImage } from "#shared/metadata.ts";
import type { Page } from "#shared/pages.ts";
import { itemList } from "./item-list.ts";
import { type NodeIds, nodeIds } from "./node-ids.ts";
import { contactPoint, organization, website } from "./organization.ts";

// Every claim here is also on the page, word for word, because Google's structured data policies require
// it. Never add reviews of the company itself, search or form actions, LocalBusiness (there is no place
// to visit) or dates of a build.

function webPage(page: Page, ids: NodeIds): WebPage {
  const { metadata, heading } = page.text;
  const { language } = page.content;
  const { description, keywords, publishedTime, modifiedTime } = metadata;
  const { type = "WebPage", about, list } = page;
  const subjects = { organization: ids.organization, contact: ids.contactPoint };
  const main = list ? ids.list : about && about !== "website" && subjects[about];
  return {
    "@type": type,
    "@id": ids.webPage,
    url: ids.page,
    name: heading,
    description,
    inLanguage: language.locale,
    // Only the page that introduces the site contains its full description.
    isPartOf: about === "website" ? { "@id": ids.website } : website(ids),
    ...(main && { mainEntity: { "@id": main } }),
    ...(page.key !== "home" && { breadcrumb: { "@id": ids.breadcrumb } }),
    ...(publishedTime && { datePublished: publishedTime }),
    dateModified: modifiedTime,
    primaryImageOfPage: { "@type": "ImageObject", url: new URL(previewImage(page).path, ids.site).href },
    keywords,
  };
}

function breadcrumbs({ text: { menu, heading }, content }: Page, ids: NodeIds): BreadcrumbList {
  const home = new URL(content.paths.home, ids.site).href;
  return {
    "@type": "BreadcrumbList",
    "@id": ids.breadcrumb,
    itemListElement: [
      { "@type": "ListItem", position: 1, name: content.home.menu.label, item: home },
      { "@type": "ListItem", position: 2, name: menu?.label ?? heading, item: ids.page },
    ],
  };
}

/**
 * The schema.org description of a page: one graph whose nodes refer to each other by absolute ids.
 * @param siteUrl the public origin
 */
export function structuredData(page: Page, siteUrl: string): Graph {
  const { path, content } = page;
  const ids = nodeIds(path, siteUrl);
  const graph: Thing[] = [
    organization(ids),
    contactPoint(ids, page.about === "contact"),
    ...(page.about === "website" ? [website(ids)] : []),
    webPage(page, ids),
    ...(page.list ? [itemList(page.list, content, ids)] : []),
    ...(page.key !== "home" ? [breadcrumbs(page, ids)] : []),
  ];
  return { "@context": "https://schema.org", "@graph": graph };
}

/** Escapes JSON for `<script>`: no text in it can end the element. React does not escape there. */
export function escapeJsonForHtml(json: string): string {
  return json.replaceAll("<", "\\u003c");
}
