import assert from "node:assert/strict";
import { after, test } from "node:test";
import { parse } from "node-html-parser";
import { buildApp } from "#server/app.ts";
import { servePreview } from "#server/development/preview-route.ts";
import { readHead } from "#server/development/served-head.ts";
import { startViteSite } from "#server/development/vite-site.ts";
import { publicFiles } from "#shared/content/public-files.ts";
import { pages } from "#test/shared/pages.ts";
import { startApp } from "#test/support/app.ts";
import { testConfig } from "#test/support/config.ts";
import { readable } from "#test/support/html.ts";

const { site, serveModules } = await startViteSite();
const app = await buildApp(testConfig({ PAGE_CACHE: "off" }), site, { phase: "starting" });
servePreview(app, site);
serveModules(app);
after(() => app.close());

test("in development /__preview shows each page as search result and large card, as it is served", async () => {
  const { statusCode, payload } = await app.inject("/__preview");
  assert.equal(statusCode, 200);
  const document = parse(payload);
  for (const { path, content } of pages) {
    const section = document.querySelector(`section[aria-label="${path}"]`);
    const { title, description } = content.metadata;
    for (const kind of ["result", "card"]) {
      const text = readable(section?.querySelector(`.${kind}`) ?? null);
      assert.ok(text.includes(title) && text.includes(description), `${kind} of ${path}: ${text}`);
    }
    assert.equal(section?.querySelector(".card img")?.getAttribute("src"), publicFiles.socialPreview.path);
  }
});

test("in production there is no /__preview", async () => {
  const { app: production } = await startApp({ after });
  assert.equal((await production.inject("/__preview")).statusCode, 404);
});

test("a preview takes nothing but what the HTML says", () => {
  const head = readHead(
    "/x",
    '<head><title>T</title><meta name="robots" content="noindex"></head><body><meta name="description" content="D">',
  );
  assert.deepEqual([head.title, head.indexable, head.description], ["T", false, "no description"]);
});
