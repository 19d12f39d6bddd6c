import assert from "node:assert/strict";
import { test } from "node:test";
import type { HTMLElement } from "node-html-parser";
import { listTexts, listWords } from "#shared/checks/list-texts.ts";
import { homeProjectIds } from "#shared/data/projects.ts";
import { languages } from "#shared/languages.ts";
import { sites } from "#shared/pages.ts";
import { bodyWords } from "#test/support/html.ts";
import { errorPages, servedPages, testEvery } from "./served-pages.ts";

const wordsOf = (text: string) => text.match(/\p{L}+/gu) ?? [];

/** The keys of what the data names in English, such as a day. */
const internal = /^(id|from|to|unit|picture|contactService)$/;

/**
 * What visitors read or hear of a page: its words, also those of its styles, its attributes and the props of its
 * islands.
 */
function saidOn(document: HTMLElement): string {
  // biome-ignore format: one line
  const names = ["alt", "label", "placeholder", "title", "aria-label", "aria-description", "aria-placeholder", "aria-roledescription", "aria-valuetext", "data-name"];
  const attributes = document.querySelectorAll("*").flatMap(({ attrs }) => names.map((name) => attrs[name]));
  const islands = document.querySelectorAll("[data-props]");
  const props = islands.map(({ attrs }) => JSON.parse(attrs["data-props"] ?? ""));
  const passed = listTexts("", { props }).map(({ text }) => text);
  const inserted = document.querySelector("style")?.text.match(/(?<=content:[^;}]*["'])[^"';}]+/g) ?? [];
  return [bodyWords(document), ...inserted, ...attributes, ...passed].join(" ");
}

testEvery("every page, including error pages,", [...servedPages, ...errorPages], {
  "says only words of its language's content": ({ document, site }) => {
    const names = languages.map(({ name }) => name);
    const inMonth = new Intl.DateTimeFormat(site.language.tag, { month: "long" });
    const months = Array.from({ length: 12 }, (_, month) => inMonth.format(new Date(2026, month)));
    const texts = listTexts("", { site }).filter(({ keys }) => !internal.test(keys.at(-1) ?? ""));
    const known = new Set(wordsOf([...texts.map(({ text }) => text), ...names, ...months].join(" ")));
    const others = wordsOf(saidOn(document)).filter((word) => !known.has(word));
    assert.deepEqual(others, []);
  },
  "leads from menu and footer to its versions in other languages, by their own names": (page) => {
    const { document, key, site, expectedStatus } = page;
    const others = sites.filter(({ language }) => language !== site.language);
    const target = expectedStatus === 200 ? key : "home";
    for (const location of ["#menu", "footer"]) {
      const links = document.querySelectorAll(`${location} a[hrefLang]`);
      const shown = links.map(({ attrs, text }) => [attrs, text]);
      const expected = others.map(({ language, paths }) => {
        const { tag, name } = language;
        return [{ href: paths[target], lang: tag, hreflang: tag, translate: "no" }, name];
      });
      assert.deepEqual(shown, expected);
    }
  },
});

/**
 * What no page says: metadata, addresses, ids, facts, which no text has to use, and pictures of projects not on Home.
 */
const unsaid = new RegExp(
  `metadata|paths.ts|socialPreviewAlt|seeAlso|[. ](id|href|isFree)$|facts.ts|^\\w+/projects.ts: (?!${homeProjectIds.join("|")}).*[.]alt$`,
);

test("each text of each language is on one of its pages", () => {
  const leftOver = languages.flatMap(({ tag, translation }) => {
    const pages = [...servedPages, ...errorPages].filter(({ site }) => site.language.tag === tag);
    const words = (text: string) => ` ${listWords(text).join(" ")} `;
    const said = words(pages.map(({ document }) => saidOn(document)).join(" "));
    const texts = listTexts(`${tag}/`, translation).filter(({ location }) => !unsaid.test(location));
    return texts.flatMap(({ location, text }) => {
      const parts = text.split(/\{\w+\}|[[\]]/).filter((part) => words(part).trim());
      return parts.filter((part) => !said.includes(words(part))).map((part) => `${location}: ${part}`);
    });
  });
  assert.deepEqual(leftOver, [], "on no page: delete them");
});
