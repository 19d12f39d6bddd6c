import assert from "node:assert/strict";
import { after, test } from "node:test";
import { company } from "#shared/company.ts";
import { contents } from "#shared/site-pages.ts";
import { clientBundle, startApp } from "#test/support/app.ts";
import { unknownPath } from "#test/support/every-path.ts";
import { getPage, readable } from "#test/support/html.ts";
import { site } from "#test/support/shared-site.ts";
import { links } from "./links.ts";
import { htmlMistakes } from "./markup.ts";
import { linkHrefs, metaContents } from "./served-page.ts";

const [content] = contents;
const { paths } = content;

const { server } = await startApp(
  { after },
  {
    environment: { PAGE_CACHE: "off" },
    client: {
      ...clientBundle,
      matchPage: (path) =>
        path === paths.about ? Promise.reject(new Error("broken on purpose")) : clientBundle.matchPage(path),
    },
  },
);

const notFoundPage = await getPage(site.origin, `${unknownPath}?q=secret`);
const serverErrorPage = await getPage(server, paths.about);

for (const { name, path, words, page } of [
  { name: 404, path: unknownPath, words: content.notFound, page: notFoundPage },
  { name: 500, path: paths.about, words: content.serverError, page: serverErrorPage },
]) {
  const { document, html, headers } = page;

  for (const [fact, check] of Object.entries(links))
    test(`the ${name} page ${fact}`, () => check({ path, document, content }));

  test(`the ${name} page has its status, its heading and no current entry in the menu`, () => {
    assert.equal(page.status, name);
    assert.equal(headers["cache-control"], "no-store");
    assert.deepEqual(document.querySelectorAll("h1").map(readable), [words.heading]);
    assert.deepEqual(document.querySelectorAll("[aria-current]"), []);
  });

  test(`the ${name} page is not indexed, has no address and repeats nothing of the request`, () => {
    assert.deepEqual(metaContents(document, "robots"), ["noindex"]);
    assert.deepEqual(linkHrefs(document, "canonical"), []);
    assert.deepEqual(metaContents(document, "og:url"), []);
    assert.equal(document.querySelector('script[type="application/ld+json"]'), null);
    for (const part of [unknownPath.slice(1), "secret", "broken on purpose"]) assert.ok(!html.includes(part));
  });

  test(`the ${name} page is valid HTML`, async () => {
    assert.deepEqual(await htmlMistakes(html), []);
  });
}

test("the 500 page leads to itself, to Home and to a person, without any script", () => {
  const { document } = serverErrorPage;
  const hrefs = document.querySelectorAll("main a").map((link) => link.getAttribute("href"));
  assert.deepEqual(hrefs, ["", paths.home, `mailto:${company.email}`, company.phone.uri]);
  assert.deepEqual(document.querySelectorAll("main [data-island], main script"), []);
});
