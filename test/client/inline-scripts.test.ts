import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { pages } from "#shared/pages.ts";
import { startApp } from "#test/support/app.ts";
import { getPage } from "#test/support/html.ts";

test("the policy of every page allows its inline scripts by their hashes", async (t) => {
  const { server } = await startApp(t);
  for (const { path } of pages) {
    const { document, headers } = await getPage(server, path);
    const scripts = document.querySelectorAll("script:not([src], [type='application/ld+json'])");
    assert.ok(scripts.length > 0, path);
    for (const { rawText } of scripts) {
      const hash = createHash("sha256").update(rawText).digest("base64");
      assert.ok(headers["content-security-policy"]?.includes(`'sha256-${hash}'`), `${path}: ${rawText}`);
    }
  }
});
