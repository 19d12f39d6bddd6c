import assert from "node:assert/strict";
import { test } from "node:test";
import { breakName } from "#client/components/break-name.ts";

test("a short name stays in one line, and so does a long word", () => {
  for (const name of ["Bo", "Brackwell", "Smith & Sons Ltd", "Featherstonehaugh"])
    assert.deepEqual(breakName(name), [name]);
});

test("a longer name has two lines of about the same length, a very long one three", () => {
  assert.deepEqual(breakName("Ann Smith Accounts"), ["Ann Smith", "Accounts"]);
  assert.deepEqual(breakName("Featherstonehaugh & Partners Accountancy LLP"), [
    "Featherstonehaugh",
    "& Partners",
    "Accountancy LLP",
  ]);
});
