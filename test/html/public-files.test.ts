import assert from "node:assert/strict";
import { globSync, readdirSync } from "node:fs";
import { join, parse } from "node:path";
import { test } from "node:test";
import request from "supertest";
import { sites } from "#shared/pages.ts";
import { generatedFiles, publicFiles } from "#shared/public-files.ts";
import { dist } from "#test/support/built.ts";
import { siteUrl } from "#test/support/config.ts";
import { everyPath, unknownPaths } from "#test/support/every-path.ts";
import { startServer } from "#test/support/server-process.ts";
import packageJson from "../../package.json" with { type: "json" };
import { origin, servedPages } from "./served-pages.ts";

test("security.txt has a date in the future, however long the server runs", async (t) => {
  t.mock.timers.enable({ apis: ["Date"], now: Date.now() + 1e11 });
  const { text } = await request(origin).get(generatedFiles.security);
  assert.ok(Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "") > Date.now());
});

test("every file and every page is the same on every replica", async (t) => {
  const pictures = sites.map(({ socialPreview }) => socialPreview.path);
  const files = [...Object.values({ ...publicFiles, ...generatedFiles }), ...pictures, "/OFL.txt"];
  const replica = await startServer({ SITE_URL: siteUrl });
  t.after(() => replica.stop());
  const ask = async (origin: string, path: string) => {
    const answer = await fetch(origin + path, { headers: { "Accept-Encoding": "br" } });
    assert.equal(answer.ok, !unknownPaths.includes(path), path);
    // A cached response has the hash of its compressed bytes as its ETag.
    return [answer.headers.get("etag"), Buffer.from(await answer.arrayBuffer())];
  };
  for (const path of [...files, ...everyPath])
    assert.deepEqual(await ask(replica.origin, path), await ask(origin, path), path);
});

test("what browsers keep for a year has a hash in its name, and is of a type that pages load", () => {
  const sources = [
    ...globSync("client/**/*"),
    packageJson.imports["#fonts/display"],
    packageJson.imports["#fonts/text"],
  ];
  const names = new Set(sources.map((path) => parse(path).name));
  for (const file of readdirSync(join(dist, "client/assets"))) {
    const [name = "", ...extensions] = file.split(".");
    assert.ok(!names.has(name) && /^(js|svg|avif|woff2)(,br|,gz)?$/.test(`${extensions}`), file);
  }
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
