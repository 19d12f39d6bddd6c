import assert from "node:assert/strict";
import { test } from "node:test";
import { company } from "#shared/data/company.ts";
import { sites } from "#shared/pages.ts";
import { readable } from "#test/support/html.ts";
import { errorPages, testEvery } from "./served-pages.ts";

testEvery("every error page", errorPages, {
  "has its status, its heading and no current entry in the menu": ({ status, code, document, text }) => {
    assert.equal(status, code);
    assert.deepEqual(document.querySelectorAll("h1").map(readable), [text.heading]);
    assert.deepEqual(document.querySelectorAll("[aria-current]"), []);
  },
  "links to Home in the other languages, and repeats nothing from the request": ({
    document,
    html,
    site,
  }) => {
    const others = sites.filter((other) => other !== site).map(({ paths }) => paths.home);
    const hrefs = document.querySelectorAll("header a[hrefLang]").map((link) => link.getAttribute("href"));
    assert.deepEqual(hrefs, others);
    for (const part of ["no-such-page", "secret", "broken on purpose"]) assert.ok(!html.includes(part));
  },
});

test("a 500 page links to itself, to Home and to a person, without any script", () => {
  for (const { code, path, document, site } of errorPages) {
    if (code !== 500) continue;
    const hrefs = document.querySelectorAll("main a").map((link) => link.getAttribute("href"));
    assert.deepEqual(
      hrefs,
      ["", site.paths.home, `mailto:${company.email}`, `tel:${company.phone.replaceAll(/[^+\d]/g, "")}`],
      path,
    );
    assert.deepEqual(document.querySelectorAll("main [data-island], main script"), [], path);
  }
});
