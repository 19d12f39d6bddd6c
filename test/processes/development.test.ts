import assert from "node:assert/strict";
import { test } from "node:test";
import { pages } from "#shared/pages.ts";
import { builtFrontend } from "#test/support/built-app.ts";
import { designedPaths } from "#test/support/paths.ts";
import { startServer } from "#test/support/server-process.ts";

test("in development, pages have the styles of the built ones, and their policy, plus what Vite needs", async (t) => {
  const development = await startServer({ HOST: undefined }, ["server/dev/main.ts"]);
  t.after(() => development.stop());
  // Another address of the machine. Whoever reaches Vite can read all sources.
  await assert.rejects(fetch(`http://127.0.0.2:${development.port}`), { message: "fetch failed" });
  for (const page of pages.filter(({ path }) => designedPaths.includes(path))) {
    const response = await fetch(development.origin + page.path);
    const html = await response.text();
    const [, styles = ""] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    const built = await builtFrontend.styles(page);
    for (const [name = ""] of html.matchAll(/(?<= class="[^"]*)[\w-]+/g))
      assert.equal(styles.includes(`.${name}`), built.includes(`.${name}`), `${page.path}: ${name}`);
    const policy = response.headers.get("content-security-policy") ?? "";
    assert.match(policy, /^default-src 'none'; script-src 'self' 'sha256-.*; style-src-attr 'none'; img-src/);
    assert.match(policy, /; connect-src ws: /, "or no page would reload");
  }
});
