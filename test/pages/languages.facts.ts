import assert from "node:assert/strict";
import type { HTMLElement } from "node-html-parser";
import { defaultLanguage, languages } from "#shared/languages.ts";
import { listLanguageTexts } from "#shared/site/list-texts.ts";
import { readable } from "#test/support/html.ts";
import { server } from "#test/support/shared-server.ts";
import { type Checklist, metaContents, type ServedPage, servedPages } from "./served-page.ts";

/** The languages that a page names in its head, each with the address there. */
const hrefLangs = (document: HTMLElement) =>
  document
    .querySelectorAll("head > link[rel=alternate]")
    .map((link) => [link.getAttribute("hrefLang"), link.getAttribute("href")]);

/** The elements, ids, islands and links of a page, in their order. A link to a page of the site has that page's key. */
function outlineOf({ document, site: { paths } }: ServedPage) {
  const keys = new Map(Object.entries(paths).map(([key, path]) => [path, key]));
  const keyed = (href: string) => href.replace(/^[^?#]+/, (path) => keys.get(path) ?? path);
  return {
    elements: document
      .querySelectorAll("main :is(h1, h2, h3, section, article, img, svg, input, select, textarea, option)")
      .map(({ tagName }) => tagName),
    ids: document.querySelectorAll("[id]").map(({ id }) => id),
    islands: document.querySelectorAll("[data-island]").map((root) => root.getAttribute("data-island")),
    links: document
      .querySelectorAll("a:not([hrefLang])")
      .map((link) => keyed(link.getAttribute("href") ?? "")),
  };
}

/** Texts of several words in a language. */
async function longTexts(language: (typeof languages)[number]): Promise<Set<string>> {
  const { text } = await language.load();
  const texts = listLanguageTexts(language.tag, text).map(({ text }) => text);
  return new Set(texts.filter((text) => text.split(" ").length > 3));
}

const textsByTag = new Map(
  await Promise.all(languages.map(async (language) => [language.tag, await longTexts(language)] as const)),
);

/** How a page stands beside the same page in other languages. */
export const languageFacts: Checklist = {
  "names itself in every language, as each of these pages does": ({ document, alternates, site }) => {
    const expected = alternates.map(({ language, path }) => [language.tag, server.origin + path]);
    const named = hrefLangs(document);
    assert.deepEqual(
      named.filter(([tag]) => tag !== "x-default"),
      languages.length > 1 ? expected : [],
    );
    const [original] = alternates;
    assert.deepEqual(
      named.filter(([tag]) => tag === "x-default").map(([, href]) => href),
      languages.length > 1 ? [server.origin + original?.path] : [],
    );
    const others = alternates.filter(({ language }) => language !== site.language);
    for (const { path } of others) {
      const other = servedPages.find((page) => page.path === path);
      assert.deepEqual(other && hrefLangs(other.document), named, path);
    }
    assert.deepEqual(
      metaContents(document, "og:locale:alternate"),
      others.map(({ language }) => language.openGraph),
    );
  },
  "leads from its menu and its footer to itself in every other language, by that language's own name": ({
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
  "has the sections, ids and links of the same page in the default language": (page) => {
    const original = servedPages.find(
      ({ key, site }) => key === page.key && site.language === defaultLanguage,
    );
    assert.ok(original);
    assert.deepEqual(outlineOf(page), outlineOf(original));
  },
  "carries no words of another language": ({ html, site }) => {
    const text = html.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
    const own = textsByTag.get(site.language.tag);
    for (const [tag, texts] of textsByTag) {
      if (tag === site.language.tag) continue;
      const foreign = [...texts].filter((words) => !own?.has(words) && text.includes(words));
      assert.deepEqual(foreign, [], tag);
    }
  },
};
