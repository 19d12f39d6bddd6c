import assert from "node:assert/strict";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { after, test } from "node:test";
import request from "supertest";
import { brand } from "#shared/content/brand.ts";
import { publicFiles } from "#shared/content/public-files.ts";
import { startApp } from "#test/support/app.ts";
import { siteUrl } from "#test/support/config.ts";
import { unknownPath } from "#test/support/every-path.ts";
import { bodyWords, getPage } from "#test/support/html.ts";
import { listen } from "#test/support/listen.ts";
import {
  getRoutes,
  graphOf,
  linkHrefs,
  metaContents,
  testRows,
  xmlTexts,
} from "#test/support/served-routes.ts";

// The checklist "Head and crawling". What the whole list of pages has in common is asked in documents.test.ts.

const { server } = await startApp({ after });
const routes = await getRoutes(server);
const { text: sitemap } = await request(server).get("/sitemap.xml");
const { body: manifest } = await request(server).get(publicFiles.manifest);
const streaming = await startApp({ after }, { environment: { PAGE_CACHE: "off" } });
const { origin: streamingOrigin } = await listen(streaming.app);

const metadata = 'title, meta, link[rel="canonical"], script[type="application/ld+json"]';

testRows(routes, {
  "has all metadata in the head, before its styles and scripts": ({ html, document }) => {
    assert.equal(
      document.querySelectorAll(metadata).length,
      document.querySelectorAll("head").flatMap((head) => head.querySelectorAll(metadata)).length,
    );
    const last = html.lastIndexOf("</script>", html.indexOf("<style>"));
    assert.ok(html.indexOf("application/ld+json") < last, "JSON-LD comes after the style sheet");
    assert.equal(html.indexOf("<meta", last), -1, "a meta tag comes after the style sheet");
    assert.ok(html.indexOf('rel="canonical"') < last, "the canonical link comes after the style sheet");
  },
  "sends its whole head with the first bytes of a streamed answer": async ({ path }) => {
    const [answer] = (await once(get(streamingOrigin + path), "response")) as [IncomingMessage];
    const [first] = (await once(answer, "data")) as [Buffer];
    answer.destroy();
    assert.ok(first.includes("</head>"), `only ${first.length} bytes, without the end of the head`);
  },
  "waits for nothing: its HTML has no suspended part": ({ html }) => {
    assert.doesNotMatch(html, /<!--\$|<template|<div hidden="" id="S:/);
  },
  "has one title of at most 60 characters, the page first and then the brand": ({ document, content }) => {
    const titles = document.querySelectorAll("head > title").map((title) => title.text);
    assert.deepEqual(titles, [content.metadata.title]);
    assert.ok(content.metadata.title.length <= 60, `${content.metadata.title.length} characters`);
    assert.match(content.metadata.title, new RegExp(`^\\S.+ – ${brand.name}$`));
  },
  "has one description of 70 to 160 characters, which the page also shows": ({ document, content }) => {
    const { description } = content.metadata;
    assert.deepEqual(metaContents(document, "description"), [description]);
    assert.ok(description.length >= 70 && description.length <= 160, `${description.length} characters`);
    assert.ok(bodyWords(document).includes(description));
  },
  "has one canonical address, absolute, which is og:url and stands in the sitemap": ({ document, url }) => {
    assert.deepEqual(linkHrefs(document, "canonical"), [url]);
    assert.deepEqual(metaContents(document, "og:url"), [url]);
    assert.equal(xmlTexts(sitemap, "loc").filter((loc) => loc === url).length, 1);
  },
  "may be indexed, with large image previews": ({ document, headers }) => {
    const [robots = "", ...others] = metaContents(document, "robots");
    assert.deepEqual(others, []);
    assert.match(robots, /max-image-preview:large/);
    assert.doesNotMatch(robots, /noindex|nofollow|nosnippet/);
    assert.equal(headers["x-robots-tag"], undefined);
  },
  "names its keywords and its author once": ({ document, content }) => {
    assert.deepEqual(metaContents(document, "keywords"), [content.metadata.keywords.join(", ")]);
    assert.deepEqual(metaContents(document, "author"), [brand.name]);
  },
  "says its language the same everywhere": ({ document }) => {
    assert.equal(document.querySelector("html")?.getAttribute("lang"), brand.language);
    assert.deepEqual(metaContents(document, "og:locale"), [brand.language.replace("-", "_")]);
    const languages = graphOf(document).flatMap((node) => node["inLanguage"] ?? []);
    for (const language of languages) assert.equal(language, brand.language);
  },
  "has one modified date, the content's, in sitemap and JSON-LD, and no other of today": ({
    html,
    document,
    url,
    content: { metadata },
  }) => {
    const index = xmlTexts(sitemap, "loc").indexOf(url);
    assert.equal(xmlTexts(sitemap, "lastmod")[index], metadata.modifiedTime);
    const dates = graphOf(document).flatMap((node) => node["dateModified"] ?? []);
    assert.deepEqual(dates, [metadata.modifiedTime]);
    const today = new Date().toISOString().slice(0, 10);
    if (metadata.modifiedTime !== today) assert.ok(!html.includes(today), "the page carries today's date");
  },
  "colours the browser's frame as its style sheet colours the ground": ({ html, document }) => {
    const colors = metaContents(document, "theme-color");
    const grounds = [...html.matchAll(/:root\{[^}]*?--ground:(#[0-9a-f]{6})/g)].map(([, ground]) => ground);
    assert.deepEqual(colors, grounds, "shared/content/public-files.ts and client/styles/tokens.ts differ");
    assert.equal(manifest.theme_color, grounds[0]);
    assert.equal(manifest.background_color, grounds[0]);
    const media = document
      .querySelectorAll('meta[name="theme-color"]')
      .map((tag) => tag.getAttribute("media"));
    assert.deepEqual(media, ["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]);
  },
  "links its icons and manifest, and they are there": async ({ document }) => {
    const { favicon, icon, touchIcon } = publicFiles;
    assert.deepEqual(linkHrefs(document, "icon"), [favicon, icon]);
    assert.deepEqual(linkHrefs(document, "apple-touch-icon"), [touchIcon]);
    assert.deepEqual(linkHrefs(document, "manifest"), [publicFiles.manifest]);
    for (const path of [favicon, icon, touchIcon, publicFiles.manifest])
      assert.equal((await request(server).get(path)).status, 200, path);
  },
  "offers agents no tool that would pretend to send": ({ html }) => {
    assert.doesNotMatch(html, /\btool(name|description|autosubmit|paramdescription)\b/i);
  },
});

for (const [what, read] of [
  ["title", ({ metadata }) => metadata.title],
  ["description", ({ metadata }) => metadata.description],
  ["menu label", ({ menu }) => menu.label],
  ["heading", ({ heading }) => heading],
] as [string, (content: (typeof routes)[number]["content"]) => string][]) {
  test(`no two pages share a ${what}`, () => {
    const values = routes.map(({ content }) => read(content));
    assert.deepEqual([...new Set(values)], values);
  });
}

test("a page that does not exist says noindex, has no address and repeats nothing of the request", async () => {
  const { document, html } = await getPage(server, `${unknownPath}?q=secret`);
  assert.deepEqual(metaContents(document, "robots"), ["noindex"]);
  assert.deepEqual(linkHrefs(document, "canonical"), []);
  assert.deepEqual(metaContents(document, "og:url"), []);
  assert.equal(document.querySelector('script[type="application/ld+json"]'), null);
  for (const part of [unknownPath.slice(1), "secret"]) assert.ok(!html.includes(part), part);
});

test("the address of a page never comes from the request", async () => {
  for (const each of [server, streaming.server]) {
    const { text } = await request(each).get("/about").set("Host", "evil.example");
    assert.ok(text.includes(`<link rel="canonical" href="${siteUrl}/about"/>`));
    assert.ok(!text.includes("evil.example"));
  }
});
