import assert from "node:assert/strict";
import { mock, test } from "node:test";
import type { HTMLElement } from "node-html-parser";
import sharp from "sharp";
import request from "supertest";
import { drawIcons } from "#client/art/icons.ts";
import { previewSources } from "#client/art/preview-sources.ts";
import { company } from "#shared/data/company.ts";
import { sites } from "#shared/pages.ts";
import { palette } from "#shared/palette.ts";
import { publicPaths } from "#shared/url-paths.ts";
import { siteUrl } from "#test/support/config.ts";
import { readable } from "#test/support/html.ts";
import { errorPages, failingOrigin, origin, servedPages, testEvery } from "./served-pages.ts";

type Tag = Readonly<Record<string, string>>;

/** What every head has. */
const start: Tag[] = [
  { charset: "utf-8" },
  { name: "viewport", content: "width=device-width, initial-scale=1" },
  { name: "format-detection", content: "telephone=no,date=no,address=no,email=no" },
];
const themes: Tag[] = (["light", "dark"] as const).map((scheme) => ({
  name: "theme-color",
  content: palette[scheme].background,
  media: `(prefers-color-scheme: ${scheme})`,
}));
const icons: Tag[] = [
  { rel: "icon", href: "/favicon.ico", sizes: "48x48" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

/** The attributes of all tags of a head with metadata. */
const tagsIn = (document: HTMLElement): Tag[] =>
  document.querySelectorAll("head > :is(meta, link)").map(({ attrs }) => attrs);

/** The head, for search engines, link previews (https://ogp.me) and browsers. */
testEvery("every page", servedPages, {
  "has exactly its metadata in its head": ({ key, document, text, site, url }) => {
    const versions = sites.map(({ language, paths }) => ({ language, path: paths[key] }));
    const { title, description, keywords } = text.metadata;
    const others = versions.filter(({ language }) => language !== site.language);
    if (site !== sites[0])
      assert.notDeepEqual(keywords, sites[0].pageTexts[key].metadata.keywords, "in English");
    const property = (name: string, content = "") => ({ property: `og:${name}`, content });
    assert.deepEqual(tagsIn(document), [
      ...start,
      { name: "description", content: description },
      { name: "keywords", content: keywords.join(", ") },
      { name: "author", content: company.name },
      { name: "robots", content: "index, follow, max-image-preview:large" },
      property("type", "website"),
      property("title", title),
      property("description", description),
      property("url", url),
      property("site_name", company.name),
      property("locale", site.language.openGraphLocale),
      property("image", siteUrl + site.socialPreview.path),
      property("image:width", "1200"),
      property("image:height", "630"),
      property("image:alt", site.companyText.socialPreviewAlt),
      ...others.map(({ language }) => property("locale:alternate", language.openGraphLocale)),
      { name: "twitter:card", content: "summary_large_image" },
      ...themes,
      { rel: "canonical", href: url },
      ...versions.flatMap(({ language, path }, index) =>
        [language.tag, ...(index === 0 ? ["x-default"] : [])].map((hreflang) => ({
          rel: "alternate",
          hreflang,
          href: siteUrl + path,
        })),
      ),
      ...icons,
    ]);
  },
  "has the same bytes from every replica, whenever it started and whoever asks, also without the page cache":
    async (page) => {
      mock.timers.enable({ apis: ["Date"], now: Date.UTC(2040, 0) });
      const agents = "facebookexternalhit/1.1 Twitterbot/1.0 LinkedInBot/1.0 GPTBot/1.3";
      const { text } = await request(failingOrigin).get(page.path).set("User-Agent", agents);
      mock.timers.reset();
      // There, About fails on purpose.
      if (page.key !== "about") assert.equal(text, page.html);
    },
});

testEvery("every error page", errorPages, {
  "is not indexed, and has no URL": ({ document, text }) => {
    assert.deepEqual(tagsIn(document), [
      ...start,
      { name: "description", content: text.metadata.description },
      { name: "robots", content: "noindex" },
      ...themes,
      ...icons,
    ]);
    assert.equal(document.querySelector('script[type="application/ld+json"]'), null);
  },
  "leads to the menu or, if the server failed, to itself, Home and a person, without scripts": (page) => {
    const { key, document, site } = page;
    const hrefs = document.querySelectorAll("main a").map((link) => link.getAttribute("href"));
    const phone = `tel:${company.phone.replaceAll(/[^+\d]/g, "")}`;
    const failed = ["", site.paths.home, `mailto:${company.email}`, phone];
    assert.deepEqual(hrefs, key === "serverError" ? failed : site.menu.map(({ href }) => href));
    assert.deepEqual(document.querySelectorAll("main [data-island], main script"), []);
  },
});

testEvery("every page, including error pages,", [...servedPages, ...errorPages], {
  "states its language and has one title, before its styles": ({ document, text, site }) => {
    const stated = document.querySelectorAll("[lang]:not(a)").map((element) => element.getAttribute("lang"));
    assert.deepEqual(stated, [site.language.tag]);
    assert.deepEqual(document.querySelectorAll("[translate=no] :not(wbr)").map(String), [], "only names");
    const names = new Set<string>([
      ...site.team.map(({ name }) => name),
      ...site.projects.map(({ client }) => client),
    ]);
    const named = document.querySelectorAll("body :not(:has(*))").filter((each) => names.has(readable(each)));
    assert.deepEqual(named.filter((each) => !each.closest("[translate=no]")).map(String), []);
    const titles = document.querySelectorAll("title:not(svg *)").map((tag) => tag.text);
    assert.deepEqual(titles, [text.metadata.title]);
    const metadata = 'title, meta, link[rel="canonical"], script[type="application/ld+json"]';
    const ends = document.querySelectorAll(metadata).map(({ range }) => range[1]);
    assert.ok(Math.max(...ends) <= (document.querySelector("head > style")?.range[0] ?? 0));
  },
});

test("no two pages of a language share a title or a description", () => {
  for (const field of ["title", "description"] as const) {
    const values = servedPages.map(({ site, text }) => `${site.language.tag}: ${text.metadata[field]}`);
    assert.deepEqual([...new Set(values)], values);
  }
});

test("link previews show a picture of each language, of the stated size and under 300 KB", async () => {
  for (const site of sites) {
    const { path } = site.socialPreview;
    const { status, type, body, headers } = await request(origin).get(path);
    assert.equal(status, 200, `${path} is missing: npm run art`);
    assert.equal(headers["cross-origin-resource-policy"], "cross-origin", path);
    const { width, height, exif } = await sharp(body).metadata();
    assert.deepEqual([type, width, height], ["image/png", 1200, 630], path);
    assert.ok(body.length < 300_000, `${body.length} bytes`);
    const isCurrent = exif?.includes(previewSources(site));
    assert.ok(isCurrent, `${path} has other words, another colour or typeface: npm run art`);
  }
});

test("the icon has the palette's colours, and all icons and the logo the sizes that search engines and iOS need", async () => {
  const { "public/favicon.svg": drawn } = await drawIcons();
  const fetchFile = async (path: string): Promise<Buffer> => (await request(origin).get(path)).body;
  assert.equal(`${await fetchFile(publicPaths.icon)}`, drawn, "npm run art");
  const { logo, favicon, touchIcon } = publicPaths;
  for (const [path, size] of Object.entries({ [logo]: 512, [favicon]: 48, [touchIcon]: 180 })) {
    const file = await fetchFile(path);
    // The largest picture of an .ico file is the last one.
    const { width, height, hasAlpha } = await sharp(file.subarray(file.lastIndexOf("PNG") - 1)).metadata();
    assert.deepEqual([width, height, hasAlpha], [size, size, false], path);
  }
});
