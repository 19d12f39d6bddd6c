import assert from "node:assert/strict";
import { test } from "node:test";
import { robotsTxt } from "#server/seo/robots-txt.ts";
import { crawlers } from "#shared/content/crawlers.ts";
import { siteUrl } from "#test/support/config.ts";

const text = robotsTxt(crawlers, siteUrl);

test("robots.txt names the sitemap", () => {
  assert.match(text, new RegExp(`^Sitemap: ${siteUrl}/sitemap\\.xml$`, "m"));
});

test("robots.txt allows search engines and the agents of AI services", () => {
  const [everyone, services] = text.split("\n\n");
  assert.match(everyone ?? "", /^User-agent: \*\nAllow: \/$/m);
  for (const name of ["OAI-SearchBot", "ChatGPT-User", "Claude-SearchBot", "Claude-User", "PerplexityBot"])
    assert.match(services ?? "", new RegExp(`^User-agent: ${name}$`, "m"));
  assert.match(services ?? "", /^Allow: \/$/m);
});

test("robots.txt gives the reason for each class of crawler", () => {
  for (const { title, reason } of crawlers) assert.ok(text.includes(`# ${title}: ${reason}\n`));
});

test("a class that content does not allow is shut out", () => {
  const refused = robotsTxt([{ title: "T", userAgents: ["A", "B"], allow: false, reason: "R" }], siteUrl);
  assert.match(refused, /^User-agent: A\nUser-agent: B\nDisallow: \/$/m);
});

test("no crawler stands in two classes", () => {
  const names = crawlers.flatMap(({ userAgents }) => userAgents);
  assert.equal(new Set(names).size, names.length);
});
