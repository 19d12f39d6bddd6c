import assert from "node:assert/strict";
import { test } from "node:test";
import { robotsTxt } from "#server/seo/robots-txt.ts";
import { siteUrl } from "#test/support/config.ts";

test("robots.txt lets every crawler read everything, and names the sitemap", () => {
  assert.equal(robotsTxt(siteUrl), `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
});
