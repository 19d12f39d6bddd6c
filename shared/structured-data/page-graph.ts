import type { BreadcrumbList, Graph, Thing, WebPage } from "schema-dts";
import { absoluteUrl } from "#shared/absolute-url.ts";
import { brand } from "#shared/content/brand.ts";
import { home } from "#shared/content/home.ts";
import { publicFiles } from "#shared/content/public-files.ts";
import type { PageContent, PageSchema } from "#shared/content/schemas.ts";
import { itemList } from "./item-list.ts";
import { type NodeIds, nodeIds } from "./node-ids.ts";
import { contactPoint, organization, website } from "./organization.ts";

// Every claim here is also on the page, word for word, because Google's structured data policies require
// it. Never add reviews of the company itself, search or form actions, LocalBusiness (there is no place
// to visit) or dates of a build.

function webPage(schema: PageSchema, { metadata, heading }: PageContent, ids: NodeIds): WebPage {
  const { description, keywords, publishedTime, modifiedTime, image = publicFiles.socialPreview } = metadata;
  const { type, about, list } = schema;
  const subjects = { organization: ids.organization, contact: ids.contactPoint };
  const main = list ? ids.list : about && about !== "website" && subjects[about];
  return {
    "@type": type,
    "@id": ids.webPage,
    url: ids.page,
    name: heading,
    description,
    inLanguage: brand.language,
    // Only the page that introduces the site contains its full description.
    isPartOf: about === "website" ? { "@id": ids.website } : website(ids),
    ...(main && { mainEntity: { "@id": main } }),
    ...(ids.page !== ids.site && { breadcrumb: { "@id": ids.breadcrumb } }),
    ...(publishedTime && { datePublished: publishedTime }),
    dateModified: modifiedTime,
    primaryImageOfPage: { "@type": "ImageObject", url: absoluteUrl(image.path, ids.site) },
    keywords,
  };
}

function breadcrumbs(label: string, ids: NodeIds): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    "@id": ids.breadcrumb,
    itemListElement: [
      { "@type": "ListItem", position: 1, name: home.menu.label, item: ids.site },
      { "@type": "ListItem", position: 2, name: label, item: ids.page },
    ],
  };
}

/**
 * The schema.org description of a page: one graph whose nodes refer to each other by absolute ids.
 * @param page its canonical path and its words; `content.schema` holds what is special about it
 * @param siteUrl the public origin
 * @returns undefined for error pages
 */
export function structuredData(
  { path, content }: { path: string; content: PageContent },
  siteUrl: string,
): Graph | undefined {
  const { schema, menu } = content;
  if (!schema) return undefined;
  const ids = nodeIds(path, siteUrl);
  const graph: Thing[] = [
    organization(ids),
    contactPoint(ids, schema.about === "contact"),
    ...(schema.about === "website" ? [website(ids)] : []),
    webPage(schema, content, ids),
    ...(schema.list ? [itemList(schema.list, ids)] : []),
    ...(menu && ids.page !== ids.site ? [breadcrumbs(menu.label, ids)] : []),
  ];
  return { "@context": "https://schema.org", "@graph": graph };
}

/** Escapes JSON for `<script>`: no text in it can end the element. React does not escape there. */
export function escapeJsonForHtml(json: string): string {
  return json.replaceAll("<", "\\u003c");
}
