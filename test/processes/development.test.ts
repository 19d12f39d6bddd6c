import assert from "node:assert/strict";
import { test } from "node:test";
import { pages } from "#shared/pages.ts";
import { builtFrontend } from "#test/support/built-app.ts";
import { designedPaths } from "#test/support/paths.ts";
import { startServer } from "#test/support/server-process.ts";

/** The classes of each element that a style sheet has, in its order, because later styles win. */
function orderClasses(html: string, styles: string) {
  const placeOf = (name: string) => styles.indexOf(`.${name}`);
  const elements = [...html.matchAll(/ class="([^"]+)"/g)].map(([, names = ""]) => names.split(" "));
  const styled = elements.map((names) => names.filter((name) => placeOf(name) >= 0));
  return new Set(styled.map((names) => names.sort((a, b) => placeOf(a) - placeOf(b)).join(" ")));
}

test("in development, pages have the styles of the built ones, and their policy, plus what Vite needs", async (t) => {
  const development = await startServer({ HOST: undefined }, ["server/dev/main.ts"]);
  t.after(() => development.stop());
  // Another address of the machine. Whoever reaches Vite can read all sources.
  await assert.rejects(fetch(`http://127.0.0.2:${development.port}`), { message: "fetch failed" });
  for (const page of pages.filter(({ path }) => designedPaths.includes(path))) {
    const response = await fetch(development.origin + page.path);
    const html = await response.text();
    const [, styles = ""] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    assert.deepEqual(
      orderClasses(html, styles),
      orderClasses(html, await builtFrontend.styles(page)),
      page.path,
    );
    const policy = response.headers.get("content-security-policy") ?? "";
    assert.match(policy, /^default-src 'none'; script-src 'self' 'sha256-.*; style-src-attr 'none'; img-src/);
    assert.match(policy, /; connect-src ws: /, "or no page would reload");
  }
});
