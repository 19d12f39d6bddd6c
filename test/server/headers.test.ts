import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import request from "supertest";
import { buildApp } from "#server/app.ts";
import { contentSecurityPolicy } from "#server/http/security-headers.ts";
import { pages } from "#shared/pages.ts";
import {
  asset,
  fakeFiles,
  fakeFrontend,
  fakeScript,
  fakeStyles,
  startAppFromSource,
  throwingBody,
} from "#test/support/app-from-source.ts";
import { siteUrl, testConfig } from "#test/support/config.ts";
import { innerPath } from "#test/support/paths.ts";

type Headers = Record<string, string>;

const unsafeMethods = ["post", "put", "delete", "patch", "trace"] as const;
const methods = [...unsafeMethods, "get", "head", "options"] as const;

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const policy = `default-src 'none'; script-src 'self' ${hashOf(fakeScript)}; style-src ${hashOf(fakeStyles)}; img-src 'self'; font-src 'self'; connect-src ${siteUrl}/robots.txt ${siteUrl}/llms.txt; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;

/** What every response has. */
const common: Headers = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};
const noStore = { "cache-control": "no-store" };
const plain = { "content-type": "text/plain; charset=utf-8" };
const forAnHour = { "cache-control": "public, max-age=3600" };
const forAYear = { "cache-control": "public, max-age=31536000, immutable" };
const [cached, streamed] = [{ vary: "Accept-Encoding" }, { vary: "accept-encoding" }];
const html = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": `${policy}; upgrade-insecure-requests`,
};
const page = {
  ...html,
  "cache-control": "public, max-age=0, must-revalidate, no-transform",
  "cdn-cache-control": "max-age=60, stale-while-revalidate=600, stale-if-error=86400",
};
const file = { ...streamed, "last-modified": "a date", etag: "weak" };
// Other sites may embed it.
const icon = { ...file, ...forAnHour, "cross-origin-resource-policy": "cross-origin" };
const generated = { ...cached, ...forAnHour, etag: "strong" };
const allow = { ...noStore, allow: "GET, HEAD, OPTIONS" };

/** A trailing slash is redirected to the page, with its query. */
const redirectTo = (location: string) => [308, { ...forAnHour, location }] as const;

/** The status and the headers of each kind of response to GET and HEAD, with the page cache. */
const answers: Record<string, readonly [number, Headers]> = {
  "/": [200, { ...page, ...cached, etag: "strong" }],
  "/nothing": [404, { ...html, ...noStore, ...cached }],
  ...Object.fromEntries(pages.slice(1).map(({ path }) => [`${path}/`, redirectTo(path)])),
  [`${innerPath}/?next=//evil.com`]: redirectTo(`${innerPath}?next=//evil.com`),
  "/%": [400, { ...plain, ...noStore }],
  "/robots.txt": [200, { ...plain, ...generated }],
  "/llms.txt": [200, { ...plain, ...generated }],
  "/sitemap.xml": [200, { ...generated, "content-type": "application/xml; charset=utf-8" }],
  "/.well-known/security.txt": [200, { ...plain, ...generated }],
  [asset]: [200, { ...file, ...forAYear, "content-type": "application/javascript; charset=utf-8" }],
  "/assets/entry-0ld.js": [404, { ...plain, ...noStore }],
  "/logo.png": [200, { ...icon, "content-type": "image/png" }],
  "/healthz": [200, { ...plain, ...noStore }],
  "/readyz": [200, { ...plain, ...noStore }],
};

/** Without the page cache, these differ. */
const streamedAnswers: typeof answers = {
  "/": [200, { ...page, ...streamed }],
  "/nothing": [404, { ...html, ...noStore, ...streamed }],
  [innerPath]: [500, { ...html, ...noStore, ...streamed }],
};

test("each kind of response has exactly its status and its headers, cached or streamed, to GET and HEAD", async (t) => {
  for (const PAGE_CACHE of ["on", "off"]) {
    const expected = PAGE_CACHE === "on" ? answers : { ...answers, ...streamedAnswers };
    const bodies = PAGE_CACHE === "off" ? { [innerPath]: throwingBody } : {};
    const frontend = fakeFrontend(bodies, fakeFiles(t));
    const { app } = await startAppFromSource(t, { environment: { PAGE_CACHE }, frontend });
    const send = async (method: (typeof methods)[number], path: string) => {
      // A file is always sent whole.
      const asked = { "Accept-Encoding": "identity", Range: "bytes=0-1" };
      const { status, headers } = await request(app.server)[method](path).set(asked).redirects(0);
      for (const name of ["date", "connection", "content-length", "transfer-encoding"]) delete headers[name];
      if (headers.etag) headers.etag = /^"[\w-]{22}"$/.test(headers.etag) ? "strong" : "weak";
      if (Date.parse(headers["last-modified"] ?? "")) headers["last-modified"] = "a date";
      return [status, headers];
    };
    for (const [path, [status, headers]] of Object.entries(expected))
      for (const method of ["get", "head"] as const)
        assert.deepEqual(await send(method, path), [status, { ...common, ...headers }], `${method} ${path}`);
    for (const method of unsafeMethods) {
      assert.deepEqual(await send(method, "/?a"), [405, { ...common, ...plain, ...allow }], method);
      assert.deepEqual(await send(method, "/nothing"), [404, { ...common, ...plain, ...noStore }], method);
    }
    assert.deepEqual(await send("options", "/"), [204, { ...common, ...allow }]);
  }
});

test("a site without https does not ask browsers for https", async (t) => {
  const url = "http://localhost:3000";
  assert.equal(contentSecurityPolicy(url, fakeStyles, [fakeScript]), policy.replaceAll(siteUrl, url));
  const { app } = await startAppFromSource(t, { environment: { SITE_URL: url } });
  const { headers } = await request(app.server).get("/");
  assert.equal(headers["strict-transport-security"], undefined);
});

test("the server limits, each second, how long a connection, its headers and a request may take, and logs at its level", async () => {
  const config = testConfig({ KEEP_ALIVE_MS: "4000", LOG_LEVEL: "fatal" });
  await using app = await buildApp(config, fakeFrontend());
  const limits = {
    headersTimeout: 10_000,
    requestTimeout: 15_000,
    connectionsCheckingInterval: 1000,
    timeout: 60_000,
  };
  assert.partialDeepStrictEqual(app.server, { ...limits, keepAliveTimeout: 4000 });
  assert.equal(app.log.level, "fatal");
});
