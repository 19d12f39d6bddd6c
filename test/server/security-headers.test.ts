import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import request from "supertest";
import { contentSecurityPolicy, securityHeaders } from "#server/http/security-headers.ts";
import { siteUrl } from "#test/support/config.ts";
import { innerPath } from "#test/support/every-path.ts";
import {
  asset,
  fakeBuildOutput,
  fakeFiles,
  fakeStyles,
  startFakeApp,
} from "#test/support/fake-build-output.ts";

const probes = ["/healthz", "/readyz"];
const paths = ["/", "/nothing", `${innerPath}/`, "/%", asset, "/favicon.svg", "/robots.txt", ...probes];

test("every kind of response that Fastify sends carries every header, cached or streamed, GET or HEAD", async (t) => {
  const names = [
    "Content-Security-Policy",
    "Cross-Origin-Opener-Policy",
    "Cross-Origin-Resource-Policy",
    "Permissions-Policy",
    "Referrer-Policy",
    "Strict-Transport-Security",
    "X-Content-Type-Options",
    "X-Frame-Options",
  ];
  assert.deepEqual(Object.keys(securityHeaders(siteUrl)).sort(), names);
  for (const PAGE_CACHE of ["on", "off"]) {
    const { app } = await startFakeApp(t, {
      environment: { PAGE_CACHE },
      build: fakeBuildOutput({}, fakeFiles(t)),
    });
    for (const path of paths)
      for (const method of ["get", "head"] as const) {
        const { headers } = await request(app.server)[method](path).redirects(0);
        for (const name of names) assert.ok(headers[name.toLowerCase()], `${method} ${path}: no ${name}`);
        assert.equal(headers["server"] ?? headers["x-powered-by"], undefined);
      }
  }
});

test("a page's policy allows its own inlined styles, and other responses allow none", async (t) => {
  const { app } = await startFakeApp(t);
  const hash = createHash("sha256").update(fakeStyles).digest("base64");
  const policyOf = async (path: string) =>
    (await request(app.server).get(path)).headers["content-security-policy"] ?? "";
  assert.ok((await policyOf("/")).includes(`style-src 'sha256-${hash}';`));
  assert.match(await policyOf("/robots.txt"), /style-src 'none';/);
});

test("the policy allows nothing by default, and no form to be submitted", () => {
  const policy = contentSecurityPolicy("https://a.example");
  assert.match(policy, /default-src 'none'/);
  assert.match(policy, /form-action 'none'/);
  assert.match(policy, /require-trusted-types-for 'script'; trusted-types 'none'/);
  assert.doesNotMatch(policy, /unsafe|\*|data:|blob:/);
});

test("headers that only make sense over https are sent only for an https site", () => {
  const secure = securityHeaders(siteUrl);
  assert.equal(secure["Strict-Transport-Security"], "max-age=63072000");
  assert.match(secure["Content-Security-Policy"] ?? "", /; upgrade-insecure-requests$/);
  const plain = securityHeaders("http://localhost:3000");
  assert.equal(plain["Strict-Transport-Security"], undefined);
  assert.doesNotMatch(plain["Content-Security-Policy"] ?? "", /upgrade-insecure-requests/);
});

test("other sites may embed the logo, but no page and no icon", async (t) => {
  const { app } = await startFakeApp(t, { build: fakeBuildOutput({}, fakeFiles(t)) });
  for (const [path, policy] of [
    ["/logo.png", "cross-origin"],
    ["/favicon.svg", "same-origin"],
    ["/", "same-origin"],
  ] as const)
    assert.equal((await request(app.server).get(path)).headers["cross-origin-resource-policy"], policy, path);
});
