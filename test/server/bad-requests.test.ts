import assert from "node:assert/strict";
import { once } from "node:events";
import { connect } from "node:net";
import { after, test } from "node:test";
import { securityHeaders } from "#server/plugins/security-headers.ts";
import { pages } from "#shared/pages.ts";
import { siteUrl } from "#test/support/config.ts";
import { asset, fakeClientBundle, fakeFiles, startFakeApp } from "#test/support/fake-client-bundle.ts";
import { getRequest as get, sendRaw } from "#test/support/raw-http.ts";

const { port, logged } = await startFakeApp(
  { after },
  {
    client: fakeClientBundle({}, fakeFiles({ after })),
    environment: { HEADERS_TIMEOUT_MS: "500", REQUEST_TIMEOUT_MS: "1000" },
  },
);
const needed = Object.keys(securityHeaders(siteUrl)).map((name) => name.toLowerCase());
const good = get("/about", "Connection: close");

/** Sends bytes, checks what every response must have, and requests a page afterwards. */
async function askFor(bytes: string, options?: { ms: number; silence: number }) {
  const answer = await sendRaw(port, bytes, options);
  for (const header of needed) assert.ok(answer.headers.has(header), `${header} is missing:\n${answer.text}`);
  if (answer.status >= 400) assert.equal(answer.headers.get("cache-control"), "no-store");
  assert.match(answer.headers.get("location") ?? "/", /^\/(?![/\\])/, "the Location leads off the site");
  assert.equal((await sendRaw(port, good)).status, 200, "the next request");
  return answer;
}

for (const path of ["/%", "/%zz", "/%c0%ae", "/about%ff", "/assets/%c0%ae%c0%ae/x"])
  test(`${path} is a bad request, and is not repeated in the answer`, async () => {
    const { status, text } = await askFor(get(path));
    assert.equal(status, 400);
    assert.ok(!text.includes(path));
  });

for (const path of [
  "/../x",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/assets/..%2f.env",
  "/assets/.env",
  "/a%00b",
  "/.env",
  "/.git/config",
  "/.vite/manifest.json",
  "/assets/",
  "/assets/entry-0ld.js",
  "//evil.com/..",
  "/\\evil.com",
  "/About",
  "/index.html",
  "/404",
  "/500",
  "/__proto__",
  `/${"a/".repeat(4000)}`,
])
  test(`${path.slice(0, 40)} is not found`, async () => {
    const { status, text } = await askFor(get(path));
    assert.equal(status, 404);
    assert.ok(!text.includes("secret"));
  });

for (const [path, location] of [
  ...pages.filter(({ path }) => path !== "/").map(({ path }) => [`${path}/`, path] as const),
  ["/about/?next=//evil.com", "/about?next=//evil.com"],
  ["/%61bout/", "/about"],
] as const)
  test(`${path} is redirected to ${location}`, async () => {
    const { status, headers } = await askFor(get(path));
    assert.deepEqual([status, headers.get("location")], [308, location]);
  });

test("a page refuses methods that change things with 405 and Allow, and other paths are not found", async () => {
  for (const method of ["POST", "PUT", "DELETE", "PATCH", "TRACE"])
    for (const [path, expected, allow] of [
      ["/about?a", 405, "GET, HEAD, OPTIONS"],
      ["/nothing", 404, undefined],
    ] as const) {
      const { status, headers } = await askFor(get(path, "Content-Length: 0").replace("GET", method));
      assert.deepEqual([status, headers.get("allow")], [expected, allow], `${method} ${path}`);
    }
});

test("a path of 15,000 letters costs what a short one costs", async () => {
  const timeOf = async (path: string) => {
    const begin = performance.now();
    for (let n = 0; n < 20; n++) assert.equal((await sendRaw(port, get(path))).status, 404);
    return performance.now() - begin;
  };
  await timeOf("/warm/");
  const [short, long] = [await timeOf("/short/"), await timeOf(`/${"a".repeat(15_000)}/`)];
  // An expression that backtracks took 200 ms for each.
  assert.ok(long < short + 1000, `${long} ms and ${short} ms`);
});

for (const [what, bytes, status] of [
  ["OPTIONS", get("/about").replace("GET", "OPTIONS"), 204],
  ["OPTIONS of an unknown path", get("/nothing").replace("GET", "OPTIONS"), 404],
  ["a path in percent-encoding", get("/%61bout"), 200],
  ["a query of nonsense", get("/?%zz&__proto__[x]=1&=&&%00"), 200],
  ["an Accept-Encoding of 9 KB", get("/", `Accept-Encoding: ${"a,".repeat(4500)}`), 200],
  ["a body on GET", `${get("/", "Content-Length: 3")}abc`, 200],
  ["a wish to upgrade", get("/", "Connection: Upgrade", "Upgrade: websocket"), 200],
  ["a range beyond a file", get(asset, "Range: bytes=900-"), 416],
  ["bytes that are not HTTP", "\u0001\u0002\u0003\r\n\r\n", 400],
  ["CL and TE", get("/", "Content-Length: 5", "Transfer-Encoding: chunked"), 400],
  ["a URL of 20 KB", get(`/${"a".repeat(20_000)}`), 431],
  ["a header of 20 KB", get("/", `X: ${"a".repeat(20_000)}`), 431],
] as const)
  test(`${what}: ${status}, and the next request as ever`, async () => {
    assert.equal((await askFor(bytes)).status, status);
  });

test("headers that do not come to their end are answered 408 in time, and others are served meanwhile", async () => {
  const begin = performance.now();
  const { status } = await askFor("GET / HTTP/1.1\r\nHost: loc", { ms: 5000, silence: 5000 });
  assert.equal(status, 408);
  assert.ok(performance.now() - begin < 4000);
});

for (const bytes of [
  "CONNECT evil.com:443 HTTP/1.1\r\nHost: evil.com\r\n\r\n",
  get("/", "Connection: Upgrade", "Upgrade: websocket"),
  get("/"),
  "GET / HTTP/1.1\r\nHost:",
  "\u0001",
])
  test(`a reset after ${JSON.stringify(bytes.slice(0, 24))} leaves the server as it is`, async () => {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    await once(socket, "connect");
    socket.write(bytes);
    await new Promise((resolve) => setTimeout(resolve, 20));
    socket.resetAndDestroy();
    assert.equal((await sendRaw(port, good)).status, 200);
  });

test("a client that pipelines 64 KB of requests and never reads leaves no line in the log for each", async () => {
  const before = logged().length;
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  await once(socket, "connect");
  socket.pause().write(get("/").repeat(1800));
  await new Promise((resolve) => setTimeout(resolve, 700));
  socket.resetAndDestroy();
  assert.equal((await sendRaw(port, good)).status, 200);
  assert.ok(logged().length - before < 10, `${logged().length - before} lines`);
});

test("none of these requests left an error in the log", () => {
  assert.deepEqual(
    // A busy machine may take long.
    logged().filter(({ level, msg }) => level >= 40 && msg !== "request was slow"),
    [],
  );
});
