import type { PageMetadata } from "./content/types.ts";
import { hreflangLinks } from "./languages.ts";
import type { Page } from "./pages.ts";
import { palette } from "./palette.ts";
import { publicPaths } from "./url-paths.ts";

type MetaTag = { name: string; content: string; media?: string } | { property: string; content: string };
type LinkTag = { rel: string; href: string; type?: string; sizes?: string; hrefLang?: string };

/** The contents of a page's head as plain data; client/Seo.tsx renders it. */
type HeadTags = { title: string; meta: readonly MetaTag[]; links: readonly LinkTag[] };

const icons: readonly LinkTag[] = [
  // With `sizes`, Chromium prefers the SVG (https://crbug.com/1162276). Google wants a multiple of 48.
  { rel: "icon", href: publicPaths.favicon, sizes: "48x48" },
  { rel: "icon", href: publicPaths.icon, type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: publicPaths.touchIcon },
];

const themeColors: readonly MetaTag[] = [
  { name: "theme-color", content: palette.light.background, media: "(prefers-color-scheme: light)" },
  { name: "theme-color", content: palette.dark.background, media: "(prefers-color-scheme: dark)" },
];

/**
 * Open Graph for articles (https://ogp.me/#type_article). Each entry of `tags` gets a meta tag
 * of its own. Dates are in ISO 8601 format.
 */
function articleTags(metadata: PageMetadata, company: string): MetaTag[] {
  const { author = company, publishedTime, modifiedTime, section, tags = [] } = metadata;
  return [
    ...(publishedTime ? [{ property: "article:published_time", content: publishedTime }] : []),
    { property: "article:modified_time", content: modifiedTime },
    { property: "article:author", content: author },
    ...(section ? [{ property: "article:section", content: section }] : []),
    ...tags.map((tag) => ({ property: "article:tag", content: tag })),
  ];
}

/** The picture for a page's link previews: its own, or that of its language. */
export function previewImage({ text, site }: Page) {
  return text.metadata.image ?? site.socialPreview;
}

/** Tags for Open Graph (https://ogp.me) and X cards. */
function previewTags(page: Page, url: string, siteUrl: string): MetaTag[] {
  const { site, alternates } = page;
  const { metadata } = page.text;
  const { title, description, type = "website" } = metadata;
  const image = previewImage(page);
  const og = {
    type,
    title,
    description,
    url,
    site_name: site.company.name,
    locale: site.language.openGraphLocale,
    image: new URL(image.path, siteUrl).href,
    "image:width": String(image.width),
    "image:height": String(image.height),
    "image:alt": image.alt,
  };
  return [
    ...Object.entries(og).map(([name, content]) => ({ property: `og:${name}`, content })),
    ...alternates
      .filter(({ language }) => language !== site.language)
      .map(({ language }) => ({ property: "og:locale:alternate", content: language.openGraphLocale })),
    ...(type === "article" ? articleTags(metadata, site.company.name) : []),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/**
 * The tags in a page's head: title, description, robots, canonical URL, link previews and icons. A page
 * with an error status (404, 500) has `noindex` and no canonical URL.
 */
export function headTags(page: Page, siteUrl: string): HeadTags {
  const { title, description, keywords, author = page.site.company.name } = page.text.metadata;
  const described = { name: "description", content: description };
  if (page.status !== 200)
    return { title, meta: [described, { name: "robots", content: "noindex" }, ...themeColors], links: icons };
  const url = new URL(page.path, siteUrl).href;
  const alternates = hreflangLinks(page.alternates).map(({ hrefLang, path }) => ({
    rel: "alternate",
    hrefLang,
    href: new URL(path, siteUrl).href,
  }));
  return {
    title,
    meta: [
      described,
      { name: "keywords", content: keywords.join(", ") },
      { name: "author", content: author },
      { name: "robots", content: "index, follow, max-image-preview:large" },
      ...previewTags(page, url, siteUrl),
      ...themeColors,
    ],
    links: [{ rel: "canonical", href: url }, ...alternates, ...icons],
  };
}
