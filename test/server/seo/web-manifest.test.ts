import assert from "node:assert/strict";
import { test } from "node:test";
import { webManifest } from "#server/seo/web-manifest.ts";
import { brand } from "#shared/content/brand.ts";

test("the manifest has name, language and icons of 192 and 512 px, one of them maskable", () => {
  const manifest = JSON.parse(webManifest(brand));
  assert.equal(manifest.name, brand.name);
  assert.equal(manifest.lang, brand.language);
  assert.deepEqual(
    manifest.icons.map((icon: { sizes: string; purpose: string }) => `${icon.sizes} ${icon.purpose}`),
    ["192x192 any", "512x512 any", "512x512 maskable"],
  );
});
