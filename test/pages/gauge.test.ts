import assert from "node:assert/strict";
import { test } from "node:test";
import { servedPages } from "./served-page.ts";

test("the gauge is a meter with value, bounds and name, and its ring is lit up to the value", () => {
  for (const { document, key, path, site } of servedPages) {
    const { gauge } = site.about;
    if (key !== "about" || !gauge) continue;
    const { min, max, value } = site.growth;
    const meter = document.querySelector("[role=meter]");
    const attributes = ["label", "valuenow", "valuemin", "valuemax"];
    assert.deepEqual(
      attributes.map((name) => meter?.getAttribute(`aria-${name}`)),
      [gauge.label, value, min, max].map(String),
      path,
    );
    const [, lit] = meter?.querySelectorAll("circle[stroke-dasharray]") ?? [];
    const marks = lit?.getAttribute("stroke-dasharray")?.match(/\.45/g)?.length;
    assert.equal(marks, Math.round(((value - min) / (max - min)) * 100), path);
  }
});
