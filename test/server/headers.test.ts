import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import request from "supertest";
import { buildApp } from "#server/app.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { siteUrl, testConfig } from "#test/support/config.ts";
import { innerPath } from "#test/support/every-path.ts";
import {
  asset,
  failing,
  fakeBuildOutput,
  fakeFiles,
  fakeScript,
  fakeStyles,
  startFakeApp,
} from "#test/support/fake-build-output.ts";

type Headers = Record<string, string>;

const unsafeMethods = ["post", "put", "delete", "patch", "trace"] as const;
const methods = [...unsafeMethods, "get", "head", "options"] as const;

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const policy = (script = "script-src 'self'", style = "style-src 'none'", url = siteUrl) =>
  `default-src 'none'; ${script}; ${style}; img-src 'self'; font-src 'self'; connect-src ${url}/robots.txt ${url}/llms.txt; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;

/** What every response has. */
const common: Headers = {
  "content-security-policy": `${policy()}; upgrade-insecure-requests`,
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), browsing-topics=()",
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};
const noStore = { "cache-control": "no-store" };
const plain = { "content-type": "text/plain; charset=utf-8" };
const forAnHour = { "cache-control": "public, max-age=3600" };
const [cached, streamed] = [{ vary: "Accept-Encoding" }, { vary: "accept-encoding" }];
const html = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": `${policy(`script-src 'self' ${hashOf(fakeScript)}`, `style-src ${hashOf(fakeStyles)}`)}; upgrade-insecure-requests`,
};
const page = {
  ...html,
  "cache-control": "public, max-age=0, must-revalidate",
  "cdn-cache-control": "max-age=60, stale-while-revalidate=600, stale-if-error=86400",
};
const file = { ...streamed, "accept-ranges": "bytes", "last-modified": "a date", etag: "weak" };
const generated = { ...cached, ...forAnHour, etag: "strong" };
const allow = { ...noStore, allow: "GET, HEAD, OPTIONS" };

/** The status and the headers of each kind of response to GET and HEAD, with the page cache. */
const answers: Record<string, readonly [number, Headers]> = {
  "/": [200, { ...page, ...cached, etag: "strong" }],
  "/nothing": [404, { ...html, ...noStore, ...cached }],
  [`${innerPath}/`]: [308, { ...forAnHour, location: innerPath }],
  "/%": [400, { ...plain, ...noStore }],
  "/robots.txt": [200, { ...plain, ...generated }],
  "/.well-known/security.txt": [200, { ...plain, ...forAnHour }],
  [asset]: [
    200,
    {
      ...file,
      "content-type": "application/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
    },
  ],
  "/assets/entry-0ld.js": [404, { ...plain, ...noStore }],
  "/favicon.svg": [200, { ...file, ...forAnHour, "content-type": "image/svg+xml" }],
  // Other sites may embed the logo.
  "/logo.png": [
    200,
    { ...file, ...forAnHour, "content-type": "image/png", "cross-origin-resource-policy": "cross-origin" },
  ],
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
  for (const [PAGE_CACHE, expected] of [
    ["on", answers],
    ["off", { ...answers, ...streamedAnswers }],
  ] as const) {
    const bodies = PAGE_CACHE === "off" ? { [innerPath]: failing } : {};
    const build = fakeBuildOutput(bodies, fakeFiles(t));
    const { app } = await startFakeApp(t, { environment: { PAGE_CACHE }, build });
    const ask = async (method: (typeof methods)[number], path: string) => {
      const sent = request(app.server)[method](path).set("Accept-Encoding", "identity").redirects(0);
      const { status, headers } = await sent;
      const {
        date: _,
        connection: __,
        "content-length": ___,
        "transfer-encoding": ____,
        ...others
      } = headers;
      if (others["etag"]) others["etag"] = /^"[\w-]{22}"$/.test(others["etag"]) ? "strong" : "weak";
      if (Date.parse(others["last-modified"] ?? "")) others["last-modified"] = "a date";
      return [status, others];
    };
    for (const [path, [status, headers]] of Object.entries(expected))
      for (const method of ["get", "head"] as const)
        assert.deepEqual(await ask(method, path), [status, { ...common, ...headers }], `${method} ${path}`);
    for (const method of unsafeMethods) {
      assert.deepEqual(await ask(method, "/?a"), [405, { ...common, ...plain, ...allow }], method);
      assert.deepEqual(await ask(method, "/nothing"), [404, { ...common, ...plain, ...noStore }], method);
    }
    assert.deepEqual(await ask("options", "/"), [204, { ...common, ...allow }]);
  }
});

test("a site without https does not ask browsers for https", () => {
  const { "strict-transport-security": _, ...others } = common;
  const url = "http://localhost:3000";
  const sent = Object.entries(securityHeaders(url)).map(([name, value]) => [name.toLowerCase(), value]);
  const expected = { ...others, "content-security-policy": policy(undefined, undefined, url) };
  assert.deepEqual(Object.fromEntries(sent), expected);
});

test("the server limits how long a connection, its headers and a request may take, and logs at its level", async (t) => {
  const config = testConfig({ KEEP_ALIVE_MS: "4000", LOG_LEVEL: "fatal" });
  const app = await buildApp(config, fakeBuildOutput());
  t.after(() => app.close());
  const { timeout, headersTimeout, requestTimeout, keepAliveTimeout } = app.server;
  assert.deepEqual(
    { timeout, headersTimeout, requestTimeout, keepAliveTimeout, level: app.log.level },
    {
      timeout: 120_000,
      headersTimeout: 10_000,
      requestTimeout: 15_000,
      keepAliveTimeout: 4000,
      level: "fatal",
    },
  );
});
