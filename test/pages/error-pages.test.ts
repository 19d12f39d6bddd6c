import assert from "node:assert/strict";
import { after, test } from "node:test";
import { company } from "#shared/company.ts";
import { localPath } from "#shared/languages.ts";
import { contents } from "#shared/pages.ts";
import { clientBundle, startApp } from "#test/support/app.ts";
import { getPage, readable } from "#test/support/html.ts";
import { site } from "#test/support/shared-site.ts";
import { links } from "./links.ts";
import { htmlMistakes } from "./markup.ts";
import { linkHrefs, metaContents } from "./served-page.ts";

const about = contents.map(({ paths }) => paths.about);

const { server } = await startApp(
  { after },
  {
    environment: { PAGE_CACHE: "off" },
    client: {
      ...clientBundle,
      matchPage: (path) =>
        about.includes(path) ? Promise.reject(new Error("broken on purpose")) : clientBundle.matchPage(path),
    },
  },
);

for (const content of contents) {
  const { language, notFound, paths, serverError } = content;
  const unknownPath = localPath("/no-such-page", language);
  const notFoundPage = await getPage(site.origin, `${unknownPath}?q=secret`);
  const serverErrorPage = await getPage(server, paths.about);

  for (const { name, path, words, page } of [
    { name: `404 (${language.tag})`, path: unknownPath, words: notFound, page: notFoundPage },
    { name: `500 (${language.tag})`, path: paths.about, words: serverError, page: serverErrorPage },
  ]) {
    const { document, html, headers } = page;

    for (const [fact, check] of Object.entries(links))
      test(`the ${name} page ${fact}`, () => check({ path, document, content }));

    test(`the ${name} page has its status, its heading and no current entry in the menu`, () => {
      assert.equal(page.status, Number.parseInt(name, 10));
      assert.equal(headers["cache-control"], "no-store");
      assert.deepEqual(document.querySelectorAll("h1").map(readable), [words.heading]);
      assert.deepEqual(document.querySelectorAll("[aria-current]"), []);
    });

    test(`the ${name} page is in the language of its path, and leads to Home in the others`, () => {
      assert.equal(document.querySelector("html")?.getAttribute("lang"), language.locale);
      const others = contents.filter((other) => other !== content).map(({ paths }) => paths.home);
      const hrefs = document.querySelectorAll("#menu a[hrefLang]").map((link) => link.getAttribute("href"));
      assert.deepEqual(hrefs, others);
    });

    test(`the ${name} page is not indexed, has no address and repeats nothing of the request`, () => {
      assert.deepEqual(metaContents(document, "robots"), ["noindex"]);
      for (const rel of ["canonical", "alternate"]) assert.deepEqual(linkHrefs(document, rel), []);
      assert.deepEqual(metaContents(document, "og:url"), []);
      assert.equal(document.querySelector('script[type="application/ld+json"]'), null);
      for (const part of ["no-such-page", "secret", "broken on purpose"]) assert.ok(!html.includes(part));
    });

    test(`the ${name} page is valid HTML`, async () => {
      assert.deepEqual(await htmlMistakes(html), []);
    });
  }

  test(`the 500 (${language.tag}) page leads to itself, to Home and to a person, without any script`, () => {
    const { document } = serverErrorPage;
    const hrefs = document.querySelectorAll("main a").map((link) => link.getAttribute("href"));
    assert.deepEqual(hrefs, ["", paths.home, `mailto:${company.email}`, company.phone.uri]);
    assert.deepEqual(document.querySelectorAll("main [data-island], main script"), []);
  });
}
