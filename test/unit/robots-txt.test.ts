import assert from "node:assert/strict";
import { test } from "node:test";
import { crawlers, robotsTxt } from "#server/seo/robots-txt.ts";
import { siteUrl } from "#test/support/config.ts";

test("robots.txt lists the sitemap, and each class of crawlers with its rule and the reason", () => {
  const classes = crawlers.map((crawler, index) => ({ ...crawler, allow: index > 0 }));
  const text = robotsTxt(classes, siteUrl);
  assert.match(text, new RegExp(`^Sitemap: ${siteUrl}/sitemap\\.xml$`, "m"));
  for (const { title, reason, userAgents, allow } of classes) {
    const group = text.split("\n\n").find((group) => group.startsWith(`# ${title}: ${reason}\n`)) ?? "";
    for (const name of userAgents) assert.ok(group.includes(`\nUser-agent: ${name}\n`), name);
    assert.match(group, allow ? /^Allow: \/$/m : /^Disallow: \/$/m);
  }
});
