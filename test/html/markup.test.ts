import assert from "node:assert/strict";
import { HtmlValidate } from "html-validate";
import { parse } from "node-html-parser";
import measured from "#client/fonts/measured.json" with { type: "json" };
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
  "has no style attribute and no data: URL, which the policy forbids": ({ html }) => {
    assert.doesNotMatch(html.replace(/<script[\s\S]*?<\/script>/g, ""), /\sstyle="|["(]data:/);
  },
  "is complete: no part of its HTML waits for another": ({ html }) => {
    assert.doesNotMatch(html, /<!--\$|<template id="|<div hidden="" id="S:/);
  },
  "has no character that the site's fonts lack": ({ html }) => {
    const document = parse(html);
    // The stars of a rating are a picture.
    for (const picture of document.querySelectorAll("[role=img]")) picture.remove();
    const props = document
      .querySelectorAll("[data-props]")
      .map((island) => island.getAttribute("data-props"));
    const words = new Set([bodyWords(document), ...props].join(" ").split(" "));
    for (const [name, { characters }] of Object.entries(measured)) {
      const lacking = (word: string) => [...new Set(word).difference(new Set(characters))].join("");
      const found = [...words].filter(lacking).map((word) => `${lacking(word)} in ${word}`);
      assert.deepEqual(found, [], `${name}.woff2 lacks characters`);
    }
  },
});

testEvery("every page, also of an error,", [...servedPages, ...errorPages], {
  "is valid HTML": async ({ html }) => assert.deepEqual(await htmlMistakes(html), []),
});
