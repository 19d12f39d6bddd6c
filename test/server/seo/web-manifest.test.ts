import assert from "node:assert/strict";
import { test } from "node:test";
import { webManifest } from "#server/seo/web-manifest.ts";
import { sites } from "#shared/pages.ts";

const [content] = sites;

test("the manifest has name, language and icons of 192 and 512 px, one of them maskable", () => {
  const manifest = JSON.parse(webManifest(content));
  assert.equal(manifest.name, content.company.name);
  assert.equal(manifest.lang, content.language.locale);
  assert.deepEqual(
    manifest.icons.map((icon: { sizes: string; purpose: string }) => `${icon.sizes} ${icon.purpose}`),
    ["192x192 any", "512x512 any", "512x512 maskable"],
  );
});
