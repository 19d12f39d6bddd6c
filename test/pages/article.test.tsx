import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Seo } from "#client/Seo.tsx";
import { buildApp } from "#server/app.ts";
import type { Site } from "#server/site.ts";
import type { MenuPageContent, PageMetadata } from "#shared/content/schemas.ts";
import { pages } from "#shared/pages.ts";
import { siteUrl, testConfig } from "#test/support/config.ts";
import { getPage } from "#test/support/html.ts";
import { graphOf, metaContents, nodeOf, xmlTexts } from "#test/support/served-routes.ts";

// None of the site's pages is an article. These two are: one with all that an article can say, one with the least.

const metadata: PageMetadata = {
  title: "How we count – Brackwell",
  description: "Before we begin we count calls, clicks or hours, and three months later we count them again.",
  keywords: ["numbers"],
  type: "article",
  author: "A. Writer",
  publishedTime: "2026-10-01",
  modifiedTime: "2026-11-02",
  section: "Method",
  tags: ["numbers", "method"],
  image: { path: "/count.png", width: 1600, height: 900, alt: "A tally" },
};
const article: MenuPageContent = {
  menu: { label: "Counting", title: "How we count" },
  metadata,
  schema: { type: "WebPage" },
  heading: "How we count",
  lead: metadata.description,
};
const { title, keywords, modifiedTime } = metadata;
const description = "We read the report aloud before we build it, and leave out whatever nobody asks about.";
const short = { title: `Short: ${title}`, description, keywords, type: "article", modifiedTime } as const;

const articles = [
  { path: "/how-we-count", page: "Article", content: article },
  { path: "/short", page: "Article", content: { ...article, metadata: short } },
];
const site: Site = {
  pages: [...pages, ...articles],
  matchPage: async (path) => ({
    status: 200,
    source: "",
    createDocument: (head) => (
      <html lang="en">
        <head>
          <Seo
            path={path}
            siteUrl={head.siteUrl}
            content={articles.find((page) => page.path === path)?.content ?? article}
            indexable
          />
        </head>
        <body />
      </html>
    ),
  }),
  styles: () => "",
  inlineScripts: [],
  scripts: [],
  filesRoot: null,
};

const app = await buildApp(testConfig(), site);
await app.ready();
after(() => app.close());
const { document } = await getPage(app.server, "/how-we-count");
const least = await getPage(app.server, "/short");

for (const [key, values] of Object.entries({
  "og:type": ["article"],
  "article:published_time": ["2026-10-01"],
  "article:modified_time": ["2026-11-02"],
  "article:author": ["A. Writer"],
  author: ["A. Writer"],
  "article:section": ["Method"],
  "article:tag": ["numbers", "method"],
  "og:image": [`${siteUrl}/count.png`],
  "og:image:width": ["1600"],
  "og:image:height": ["900"],
  "og:image:alt": ["A tally"],
})) {
  test(`an article has ${values.length} ${key}: ${values.join(", ")}`, () => {
    assert.deepEqual(metaContents(document, key), values);
  });
}

test("an article's times are ISO 8601, published not after modified", () => {
  const [published = "", modified = ""] = ["published", "modified"].flatMap((which) =>
    metaContents(document, `article:${which}_time`),
  );
  for (const time of [published, modified]) assert.match(time, /^\d{4}-\d\d-\d\d$/);
  assert.ok(published <= modified);
});

test("an article's one modified date feeds its tag, its JSON-LD and the sitemap", async () => {
  const page = nodeOf(graphOf(document), "WebPage");
  assert.equal(page["datePublished"], "2026-10-01");
  assert.equal(page["dateModified"], "2026-11-02");
  const { payload } = await app.inject("/sitemap.xml");
  const index = xmlTexts(payload, "loc").indexOf(`${siteUrl}/how-we-count`);
  assert.equal(xmlTexts(payload, "lastmod")[index], "2026-11-02");
});

test("an article that says little has no empty tag, and the company as its author", () => {
  for (const key of ["article:published_time", "article:section", "article:tag"])
    assert.deepEqual(metaContents(least.document, key), [], key);
  assert.deepEqual(metaContents(least.document, "article:modified_time"), ["2026-11-02"]);
  assert.deepEqual(metaContents(least.document, "article:author"), ["Brackwell"]);
});
