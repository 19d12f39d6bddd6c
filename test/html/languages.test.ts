import assert from "node:assert/strict";
import type { HTMLElement } from "node-html-parser";
import { siteUrl } from "#test/support/config.ts";
import { readable } from "#test/support/html.ts";
import { metaContents, servedPages, testEvery } from "./served-pages.ts";

/** The languages listed in a page's head, each with the URL of its version. */
const hrefLangs = (document: HTMLElement) =>
  document
    .querySelectorAll("head > link[rel=alternate]")
    .map((link) => [link.getAttribute("hrefLang"), link.getAttribute("href")]);

/** How a page relates to its versions in other languages. */
testEvery("every page", servedPages, {
  "lists its versions in all languages, as each of these pages does": ({ document, alternates, site }) => {
    const versions = alternates.map(({ language, path }) => [language.tag, siteUrl + path]);
    const expected = [...versions, ["x-default", siteUrl + alternates[0]?.path]];
    const named = hrefLangs(document);
    assert.deepEqual(named.toSorted(), expected.toSorted());
    const others = alternates.filter(({ language }) => language !== site.language);
    for (const { path } of others) {
      const other = servedPages.find((page) => page.path === path);
      assert.deepEqual(other && hrefLangs(other.document), named, path);
    }
    const locales = others.map(({ language }) => language.openGraph);
    assert.deepEqual(metaContents(document, "og:locale:alternate"), locales);
  },
  "links from its menu and its footer to its version in every other language, by that language's own name": ({
    document,
    alternates,
    site,
  }) => {
    const others = alternates.filter(({ language }) => language !== site.language);
    for (const place of ["#menu", "footer"]) {
      const links = document.querySelectorAll(`${place} a[hrefLang]`);
      assert.deepEqual(
        links.map((link) => [
          link.getAttribute("href"),
          link.getAttribute("hrefLang"),
          link.getAttribute("lang"),
          readable(link),
        ]),
        others.map(({ language: { tag, locale, name }, path }) => [path, tag, locale, name]),
      );
    }
  },
});
