import assert from "node:assert/strict";
import { test } from "node:test";
import { crawlers, robotsTxt } from "#server/seo/robots-txt.ts";
import { siteUrl } from "#test/support/config.ts";

test("robots.txt lists the sitemap, and each class of crawlers once, with its rule and the reason", () => {
  const text = robotsTxt(crawlers, siteUrl);
  assert.match(text, new RegExp(`^Sitemap: ${siteUrl}/sitemap\\.xml$`, "m"));
  for (const { title, reason, userAgents, allow } of crawlers) {
    const group = text.split("\n\n").find((group) => group.startsWith(`# ${title}: ${reason}\n`)) ?? "";
    for (const name of userAgents) assert.ok(group.includes(`\nUser-agent: ${name}\n`), name);
    assert.match(group, allow ? /^Allow: \/$/m : /^Disallow: \/$/m);
  }
  const names = crawlers.flatMap(({ userAgents }) => userAgents);
  assert.equal(new Set(names).size, names.length);
});

test("a class of crawlers that is not allowed gets no page", () => {
  const refused = robotsTxt([{ title: "T", userAgents: ["A", "B"], allow: false, reason: "R" }], siteUrl);
  assert.match(refused, /^User-agent: A\nUser-agent: B\nDisallow: \/$/m);
});
