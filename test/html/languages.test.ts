import assert from "node:assert/strict";
import type { HTMLElement } from "node-html-parser";
import { listTexts } from "#shared/content/list-texts.ts";
import { languages } from "#shared/languages.ts";
import { siteUrl } from "#test/support/config.ts";
import { readable } from "#test/support/html.ts";
import { metaContents, servedPages, testEvery } from "./served-pages.ts";

/** The languages listed in a page's head, each with the URL of its version. */
const hrefLangs = (document: HTMLElement) =>
  document
    .querySelectorAll("head > link[rel=alternate]")
    .map((link) => [link.getAttribute("hrefLang"), link.getAttribute("href")]);

/** A language's strings of several words. */
async function longTexts(language: (typeof languages)[number]): Promise<Set<string>> {
  const texts = listTexts("", await language.load()).map(({ text }) => text);
  return new Set(texts.filter((text) => text.split(" ").length > 3));
}

const textsByTag = new Map(
  await Promise.all(languages.map(async (language) => [language.tag, await longTexts(language)] as const)),
);

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
  "contains no text in another language": ({ html, site }) => {
    const text = html.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
    const own = [...(textsByTag.get(site.language.tag) ?? [])].join("\n");
    for (const [tag, texts] of textsByTag) {
      if (tag === site.language.tag) continue;
      const foreign = [...texts].filter((words) => !own.includes(words) && text.includes(words));
      assert.deepEqual(foreign, [], tag);
    }
  },
});
