import type { BreadcrumbList, Graph, Thing, WebPage } from "schema-dts";
import { absoluteUrl } from "#shared/absolute-url.ts";
import { brand } from "#shared/content/brand.ts";
import { home } from "#shared/content/home.ts";
import { publicFiles } from "#shared/content/public-files.ts";
import type { PageContent, PageSchema } from "#shared/content/schemas.ts";
import { itemList } from "./item-list.ts";
import { type NodeIds, nodeIds } from "./node-ids.ts";
import { contactPoint, organization, website } from "./organization.ts";

// What is claimed here also stands on the page, word for word: Google's structured data policies ask for it. Never:
// reviews of ourselves, search or form actions, LocalBusiness (there is no place to visit), dates of a build.

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
    // The site itself is described in full on the page that introduces it.
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
 * A page in schema.org's words: one graph whose nodes refer to each other by absolute ids.
 * @param page its canonical path and its words; what is special about it stands in `content.schema`
 * @param siteUrl the public origin
 * @returns nothing for the pages of failures, which describe nothing
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

/** Makes JSON safe inside `<script>`: no text of it can end the element (React does not escape there). */
export function escapeJsonForHtml(json: string): string {
  return json.replaceAll("<", "\\u003c");
}
