import assert from "node:assert/strict";
import unicode from "@fontsource-variable/instrument-sans/unicode.json" with { type: "json" };
import { HtmlValidate } from "html-validate";
import { parse } from "node-html-parser";
import { bodyWords, readable } from "#test/support/html.ts";
import { errorPages, servedPages, testEvery } from "./served-pages.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React writes some attributes in camel case, and void elements with a slash. Both are valid HTML.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    // A phone number has ordinary spaces, and may break at them.
    "tel-non-breaking": "off",
  },
});

async function htmlMistakes(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  );
}

/** Whether a character is in the typefaces' Latin files. Their package lists the ranges of their code points. */
function hasLatin(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return unicode.latin.split(",").some((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split("-")
      .map((hex) => Number.parseInt(hex, 16));
    return first <= code && code <= last;
  });
}

/** The elements of every page. */
testEvery("every page", servedPages, {
  "returns 200 with one style sheet, in its head, and one h1, its heading": ({ status, document, text }) => {
    assert.equal(status, 200);
    assert.equal(document.querySelectorAll("style, link[rel=stylesheet]").length, 1);
    assert.equal(document.querySelectorAll("head > style").length, 1);
    assert.deepEqual(document.querySelectorAll("h1").map(readable), [text.heading]);
  },
  "marks itself as current if it is in the menu": ({ path, document, text, site: { layout, menu } }) => {
    const entries = document.querySelectorAll(`nav[aria-label="${layout.menu.navigation}"] a`);
    assert.deepEqual(
      entries.map((entry) => [entry.getAttribute("href"), readable(entry), entry.getAttribute("title")]),
      menu.map(({ path, label, title }) => [path, label, title]),
    );
    const current = entries.filter((entry) => entry.getAttribute("aria-current") === "page");
    const hrefs = current.map((entry) => entry.getAttribute("href"));
    assert.deepEqual(hrefs, text.menu ? [path] : []);
  },
  "is complete: no part of its HTML waits for another": ({ html }) => {
    assert.doesNotMatch(html, /<!--\$|<template id="|<div hidden="" id="S:/);
  },
  "has no character that the site's fonts lack": ({ html }) => {
    const document = parse(html);
    const props = document
      .querySelectorAll("[data-props]")
      .map((island) => island.getAttribute("data-props"));
    const words = new Set([bodyWords(document), ...props].join(" ").split(" "));
    const lacking = (word: string) => [...word].filter((character) => !hasLatin(character));
    assert.deepEqual(
      [...words].filter((word) => lacking(word).length > 0),
      [],
    );
  },
});

testEvery("every page, also of an error,", [...servedPages, ...errorPages], {
  "is valid HTML": async ({ html }) => assert.deepEqual(await htmlMistakes(html), []),
});
