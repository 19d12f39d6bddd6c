import assert from "node:assert/strict";
import { test } from "node:test";
import { servedPages } from "./served-pages.ts";

test("the gauge is a meter with value, bounds and name, and its ring is filled up to the value", () => {
  for (const { document, path, site } of servedPages.filter(({ key }) => key === "about")) {
    const { label, min, max, value } = site.about.gauge;
    const meter = document.querySelector("[role=meter]");
    const expected = { label, valuenow: value, valuemin: min, valuemax: max };
    for (const [name, value] of Object.entries(expected))
      assert.equal(meter?.getAttribute(`aria-${name}`), String(value), `${name} on ${path}`);
    const [, lit] = meter?.querySelectorAll("circle[stroke-dasharray]") ?? [];
    const lengths = lit?.getAttribute("stroke-dasharray")?.split(" ").map(Number) ?? [];
    // The last gap is as long as the whole ring.
    const share = lengths.reduce((sum, length) => sum + length) / Number(lit?.getAttribute("pathLength")) - 1;
    assert.ok(Math.abs(share - (value - min) / (max - min)) < 0.006, `${path}: lit up to ${share}`);
  }
});

test("the page that both signed is a picture that loads at once, described in the page's language", () => {
  for (const { document, path, site } of servedPages.filter(({ key }) => key === "about")) {
    const picture = document.querySelector("main img");
    assert.equal(picture?.getAttribute("alt"), site.about.signedPageAlt, path);
    assert.equal(picture?.getAttribute("loading"), "eager", path);
    assert.match(picture?.getAttribute("src") ?? "", new RegExp(`/${site.language.tag}-[^/]+[.]avif$`));
  }
});
