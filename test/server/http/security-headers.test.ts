import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import request from "supertest";
import { contentSecurityPolicy, securityHeaders } from "#server/http/security-headers.ts";
import { siteUrl } from "#test/support/config.ts";
import { fakeFiles, fakeSite, fakeStyles, startFakeApp } from "#test/support/fake-site.ts";

const paths = [
  "/",
  "/about",
  "/nothing",
  "/about/",
  "/assets/entry-abc123.js",
  "/favicon.svg",
  "/robots.txt",
  "/healthz",
  "/readyz",
];

test("every kind of answer carries every header, kept or streamed, GET or HEAD, whatever its coding", async (t) => {
  const names = Object.keys(securityHeaders(siteUrl));
  for (const PAGE_CACHE of ["on", "off"]) {
    const { app } = await startFakeApp(t, { environment: { PAGE_CACHE }, site: fakeSite({}, fakeFiles(t)) });
    for (const path of paths)
      for (const coding of ["identity", "br", "gzip", "zstd"])
        for (const method of ["get", "head"] as const) {
          const { headers } = await request(app.server)
            [method](path)
            .set("Accept-Encoding", coding)
            .redirects(0);
          for (const name of names)
            assert.ok(headers[name.toLowerCase()], `${method} ${path} ${coding}: no ${name}`);
          assert.equal(headers["server"] ?? headers["x-powered-by"], undefined);
        }
  }
});

test("a page's policy allows its own inlined styles and no others, and the rest allows none", async (t) => {
  const { app } = await startFakeApp(t);
  const hash = createHash("sha256").update(fakeStyles).digest("base64");
  const page = await request(app.server).get("/");
  assert.match(
    page.headers["content-security-policy"] ?? "",
    new RegExp(`style-src 'sha256-${RegExp.escape(hash)}';`),
  );
  const text = await request(app.server).get("/robots.txt");
  assert.match(text.headers["content-security-policy"] ?? "", /style-src 'none';/);
});

test("a page's policy allows the pictures that stand in its styles, and the rest allows none", () => {
  const styles = "img{background:url(data:image/avif;base64,AAAA)}";
  assert.match(contentSecurityPolicy(siteUrl, { styles: [styles] }), /; img-src 'self' data:;/);
  assert.match(contentSecurityPolicy(siteUrl, { styles: [fakeStyles] }), /; img-src 'self';/);
});

test("the headers are those that keep a page from being framed, sniffed, traced, read by others or given powers", () => {
  const headers = securityHeaders(siteUrl);
  for (const [name, value] of Object.entries({
    "Cross-Origin-Embedder-Policy": /^require-corp$/,
    "Cross-Origin-Opener-Policy": /^same-origin$/,
    "Cross-Origin-Resource-Policy": /^same-origin$/,
    "Permissions-Policy": /camera=\(\).+geolocation=\(\).+microphone=\(\)/,
    "Referrer-Policy": /^no-referrer$/,
    "X-Content-Type-Options": /^nosniff$/,
    "X-Frame-Options": /^DENY$/,
    "Content-Security-Policy": /base-uri 'none';.+frame-ancestors 'none';/,
  }))
    assert.match(headers[name] ?? "", value, name);
});

test("what only makes sense over https is sent only for an https site", () => {
  const secure = securityHeaders(siteUrl);
  assert.match(secure["Strict-Transport-Security"] ?? "", /^max-age=63072000; includeSubDomains$/);
  assert.match(secure["Content-Security-Policy"] ?? "", /; upgrade-insecure-requests$/);
  const plain = securityHeaders("http://localhost:3000");
  assert.equal(plain["Strict-Transport-Security"], undefined);
  assert.doesNotMatch(plain["Content-Security-Policy"] ?? "", /upgrade-insecure-requests/);
});

test("the policy lets nothing be sent anywhere", () => {
  const policy = contentSecurityPolicy("https://a.example");
  assert.match(policy, /default-src 'none'/);
  assert.match(policy, /form-action 'none'/);
  assert.match(policy, /connect-src https:\/\/a\.example\/robots\.txt https:\/\/a\.example\/llms\.txt;/);
  assert.match(policy, /require-trusted-types-for 'script'; trusted-types 'none'/);
  assert.doesNotMatch(policy, /unsafe|\*|data:|blob:/);
});

test("spoofed forwarding headers change not one byte", async (t) => {
  const { app } = await startFakeApp(t, { environment: { TRUST_PROXY: "127.0.0.1" } });
  const plain = await request(app.server).get("/about");
  const spoofed = await request(app.server).get("/about").set({
    "X-Forwarded-Host": "evil.com",
    "X-Forwarded-Proto": "http",
    "X-Forwarded-For": "6.6.6.6",
    Forwarded: "host=evil.com",
    Host: "evil.com",
  });
  assert.equal(spoofed.text, plain.text);
  const { date: _, ...headers } = plain.headers;
  const { date: __, ...spoofedHeaders } = spoofed.headers;
  assert.deepEqual(spoofedHeaders, headers);
});
