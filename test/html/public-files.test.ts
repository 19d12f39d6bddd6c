import assert from "node:assert/strict";
import { test } from "node:test";
import request from "supertest";
import { sites } from "#shared/pages.ts";
import { generatedFiles, publicFiles } from "#shared/public-files.ts";
import { siteUrl } from "#test/support/config.ts";
import { everyPath } from "#test/support/every-path.ts";
import { startServer } from "#test/support/server-process.ts";
import { origin, servedPages } from "./served-pages.ts";

// Tests how machine-readable files are served. crawler-files.test.ts tests their contents.

const { favicon, icon, touchIcon, logo } = publicFiles;
const types: Record<string, string> = {
  [generatedFiles.robots]: "text/plain; charset=utf-8",
  [generatedFiles.sitemap]: "application/xml; charset=utf-8",
  [generatedFiles.llms]: "text/plain; charset=utf-8",
  "/OFL.txt": "text/plain; charset=utf-8",
  [favicon]: "image/vnd.microsoft.icon",
  [icon]: "image/svg+xml",
  ...Object.fromEntries([touchIcon, logo].map((path) => [path, "image/png"])),
  ...Object.fromEntries(sites.map(({ socialPreview }) => [socialPreview.path, "image/png"])),
};

test("every machine-readable file has its type, and may be cached for an hour", async (t) => {
  for (const [path, type] of Object.entries(types)) {
    const { status, headers } = await request(origin).get(path);
    const found = [status, headers["content-type"], headers["cache-control"]];
    assert.deepEqual(found, [200, type, "public, max-age=3600"], path);
  }
  // It has another date each month, however long the server runs.
  t.mock.timers.enable({ apis: ["Date"], now: Date.now() + 1e11 });
  const { text } = await request(origin).get(generatedFiles.security);
  assert.ok(Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "") > Date.now());
});

test("every path returns the same bytes from every replica", async (t) => {
  const replica = await startServer({ SITE_URL: siteUrl });
  t.after(() => replica.stop());
  const ask = async (origin: string, path: string) => {
    const answer = await fetch(origin + path, { headers: { "Accept-Encoding": "br" } });
    // A cached response has the hash of its compressed bytes as its ETag.
    return [answer.headers.get("etag"), Buffer.from(await answer.arrayBuffer())];
  };
  for (const path of [...Object.keys(types), ...everyPath])
    assert.deepEqual(await ask(replica.origin, path), await ask(origin, path), path);
});

test("every visitor and every crawler gets the same bytes, whatever the request says about itself", async () => {
  for (const { path, html } of servedPages) {
    const { text, headers } = await request(origin).get(path).set({
      Host: "evil.example",
      Forwarded: "host=evil.example",
      "X-Forwarded-Host": "evil.example",
      "X-Forwarded-Proto": "http",
      "User-Agent": "Googlebot/2.1",
      "Accept-Language": "es-MX,es;q=0.9",
    });
    assert.equal(text, html, path);
    assert.equal(headers["set-cookie"], undefined, path);
  }
});
