import assert from "node:assert/strict";
import { test } from "node:test";
import { robotsTxt } from "#server/seo/robots-txt.ts";
import { siteUrl } from "#test/support/config.ts";

test("robots.txt has a reason and a rule for each class of crawlers, and names the sitemap", () => {
  const [sitemap, ...groups] = robotsTxt(siteUrl).split("\n\n").reverse();
  assert.equal(sitemap, `Sitemap: ${siteUrl}/sitemap.xml\n`);
  for (const group of groups) assert.match(group, /^# .+: .+\.\n(User-agent: \S+\n)+(Allow|Disallow): \/$/);
});
