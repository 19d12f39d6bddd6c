import assert from "node:assert/strict";
import { test } from "node:test";
import { findSignature, signatures } from "#client/art/signatures.ts";

test("a signature belongs to its person alone, whatever the title before the name", () => {
  for (const [person, strokes] of Object.entries(signatures))
    for (const name of [person, `Dr. ${person}`]) assert.equal(findSignature(name), strokes);
  assert.equal(findSignature("Nobody Known"), undefined);
});
