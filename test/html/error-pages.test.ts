import assert from "node:assert/strict";
import { company } from "#shared/data/company.ts";
import { errorPages, testEvery } from "./served-pages.ts";

testEvery("every error page", errorPages, {
  "repeats nothing from the request or the error": ({ html }) => {
    for (const part of ["no-such-page", "secret", "broken on purpose"]) assert.ok(!html.includes(part));
  },
  "links to itself, to Home and to a person, without any script, if the server failed": ({
    key,
    document,
    site,
  }) => {
    if (key !== "serverError") return;
    const hrefs = document.querySelectorAll("main a").map((link) => link.getAttribute("href"));
    const phone = `tel:${company.phone.replaceAll(/[^+\d]/g, "")}`;
    assert.deepEqual(hrefs, ["", site.paths.home, `mailto:${company.email}`, phone]);
    assert.deepEqual(document.querySelectorAll("main [data-island], main script"), []);
  },
});
