import assert from "node:assert/strict";
import sharp from "sharp";
import request from "supertest";
import { company } from "#shared/data/company.ts";
import { siteUrl } from "#test/support/config.ts";
import { metaContents, origin, servedPages, testEvery } from "./served-pages.ts";

/** Open Graph and X cards (https://ogp.me). test/unit/metadata.test.ts tests articles. */
testEvery("every page", servedPages, {
  "has every link preview tag once": ({ html, document, text, site }) => {
    const { title, description } = text.metadata;
    const { path, width, height, alt } = site.socialPreview;
    const expected = {
      "og:title": title,
      "og:type": "website",
      "og:description": description,
      "og:site_name": company.name,
      "og:image": siteUrl + path,
      "og:image:width": String(width),
      "og:image:height": String(height),
      "og:image:alt": alt,
      "twitter:card": "summary_large_image",
    };
    for (const [key, value] of Object.entries(expected))
      assert.deepEqual(metaContents(document, key), [value], key);
    assert.doesNotMatch(html, /article:/);
  },
  "shows a picture of the size that its tags state, under 300 KB": async ({ document }) => {
    const [image = ""] = metaContents(document, "og:image");
    const { type, body } = await request(origin).get(new URL(image).pathname);
    assert.equal(type, "image/png");
    const { width, height } = await sharp(body).metadata();
    const told = ["og:image:width", "og:image:height"].flatMap((key) => metaContents(document, key));
    assert.deepEqual(told, [String(width), String(height)]);
    assert.ok(body.length < 300_000, `${body.length} bytes`);
  },
});
