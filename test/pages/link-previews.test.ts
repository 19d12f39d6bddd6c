import assert from "node:assert/strict";
import { after } from "node:test";
import request from "supertest";
import { brand } from "#shared/content/brand.ts";
import { publicFiles } from "#shared/content/public-files.ts";
import { startApp } from "#test/support/app.ts";
import { siteUrl } from "#test/support/config.ts";
import { pngSize } from "#test/support/png.ts";
import { getRoutes, metaContents, testRows } from "#test/support/served-routes.ts";

// The checklist "Open Graph and cards" (https://ogp.me). Articles are tested in article.test.tsx.

const { server } = await startApp({ after });
const routes = await getRoutes(server);

testRows(routes, {
  "has every tag of a link preview once, with the words of the page": ({ document, content, url }) => {
    const { title, description } = content.metadata;
    const expected = {
      "og:title": title,
      "og:type": "website",
      "og:url": url,
      "og:description": description,
      "og:site_name": brand.name,
      "og:locale": "en_US",
      "og:image:alt": publicFiles.socialPreview.alt,
    };
    for (const [key, value] of Object.entries(expected))
      assert.deepEqual(metaContents(document, key), [value], key);
  },
  "shows a picture of 1200 x 630 under 300 KB, whose size the tags tell": async ({ document }) => {
    const [image = ""] = metaContents(document, "og:image");
    assert.ok(image.startsWith(`${siteUrl}/`), image);
    const { status, type, body } = await request(server).get(new URL(image).pathname);
    assert.deepEqual([status, type], [200, "image/png"]);
    assert.deepEqual(pngSize(body), { width: 1200, height: 630 });
    assert.deepEqual(metaContents(document, "og:image:width"), ["1200"]);
    assert.deepEqual(metaContents(document, "og:image:height"), ["630"]);
    assert.ok(body.length < 300_000, `it has ${body.length} bytes`);
  },
  "asks for a large card": ({ document }) => {
    assert.deepEqual(metaContents(document, "twitter:card"), ["summary_large_image"]);
  },
  "is no article and has no tag of one": ({ html }) => {
    assert.doesNotMatch(html, /article:/);
  },
});
