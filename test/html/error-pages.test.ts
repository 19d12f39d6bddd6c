import assert from "node:assert/strict";
import { test } from "node:test";
import { company } from "#shared/data/company.ts";
import { sites } from "#shared/pages.ts";
import { readable } from "#test/support/html.ts";
import { errorPages, linkHrefs, metaContents, testEvery } from "./served-pages.ts";

testEvery("every error page", errorPages, {
  "has its status, its heading and no current entry in the menu": (page) => {
    assert.equal(page.status, page.code);
    assert.equal(page.headers["cache-control"], "no-store");
    assert.deepEqual(page.document.querySelectorAll("h1").map(readable), [page.text.heading]);
    assert.deepEqual(page.document.querySelectorAll("[aria-current]"), []);
  },
  "is in the language of its path, and links to Home in the others": ({ document, site }) => {
    assert.equal(document.querySelector("html")?.getAttribute("lang"), site.language.locale);
    const others = sites.filter((other) => other !== site).map(({ paths }) => paths.home);
    const hrefs = document.querySelectorAll("header a[hrefLang]").map((link) => link.getAttribute("href"));
    assert.deepEqual(hrefs, others);
  },
  "is not indexed, has no canonical URL and repeats nothing from the request": ({ document, html }) => {
    assert.deepEqual(metaContents(document, "robots"), ["noindex"]);
    for (const rel of ["canonical", "alternate"]) assert.deepEqual(linkHrefs(document, rel), []);
    assert.deepEqual(metaContents(document, "og:url"), []);
    assert.equal(document.querySelector('script[type="application/ld+json"]'), null);
    for (const part of ["no-such-page", "secret", "broken on purpose"]) assert.ok(!html.includes(part));
  },
});

test("a 500 page links to itself, to Home and to a person, without any script", () => {
  for (const { code, path, document, site } of errorPages) {
    if (code !== 500) continue;
    const hrefs = document.querySelectorAll("main a").map((link) => link.getAttribute("href"));
    assert.deepEqual(hrefs, ["", site.paths.home, `mailto:${company.email}`, company.phone.uri], path);
    assert.deepEqual(document.querySelectorAll("main [data-island], main script"), [], path);
  }
});
