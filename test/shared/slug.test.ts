import assert from "node:assert/strict";
import { test } from "node:test";
import { slug } from "#shared/slug.ts";

test("a slug keeps the letters of every script, and has hyphens for the rest", () => {
  assert.equal(slug("UI/UX Design"), "ui-ux-design");
  assert.equal(slug(" Дизайн & 設計 "), "дизайн-設計");
});
