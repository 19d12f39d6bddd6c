import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

test("the licence at /OFL.txt names who made the typefaces", () => {
  const served = readFileSync("public/OFL.txt", "utf8");
  for (const name of ["#fonts/display", "#fonts/text"]) {
    const licence = readFileSync(new URL("../LICENSE", import.meta.resolve(name)), "utf8");
    const [copyright = assert.fail(`${name} has no copyright`)] = licence.match(/^Copyright .*?\)/) ?? [];
    assert.ok(served.includes(copyright), `public/OFL.txt lacks "${copyright}"`);
  }
});
