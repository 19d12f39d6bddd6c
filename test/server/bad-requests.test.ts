import assert from "node:assert/strict";
import { after, test } from "node:test";
import { fakeFiles, fakeFrontend, startAppFromSource } from "#test/support/app-from-source.ts";
import { innerPath } from "#test/support/paths.ts";
import { getRequest as get, lastRequest, sendRaw } from "#test/support/raw-http.ts";

const frontend = fakeFrontend({}, fakeFiles({ after }));
const { port, problems } = await startAppFromSource({ after }, { frontend });

/** Sends bytes, and then requests a page. Neither may be logged as a warning or an error. */
async function send(bytes: string) {
  const answer = await sendRaw(port, bytes);
  const { body } = await sendRaw(port, lastRequest(innerPath));
  assert.ok(body.includes(`<h1>${innerPath}</h1>`), "the page after it, for a client that names no encoding");
  assert.deepEqual(problems(), []);
  return answer;
}

test("hidden files, traversals and paths that cannot be decoded lead to no file, and are not repeated", async () => {
  for (const [path, expected] of [
    ["/assets/%c0%ae%c0%ae/x", 400],
    ["/assets/", 404],
    ["/assets/..%2f.env", 404],
    ["/assets/.env", 404],
    ["/favicon.svg.br", 404],
    ["/.vite/manifest.json", 404],
    ["/\\evil.com", 404],
    [innerPath.toUpperCase(), 404],
    [`/${innerPath}`, 404],
  ] as const) {
    const { status, body } = await send(lastRequest(path));
    assert.equal(status, expected, path);
    assert.ok(!body.includes("secret") && (status !== 400 || !body.includes(path)), path);
  }
});

test("a long query and the cookies of the domain's other sites are as good as none", async () => {
  const cookies = `Cookie: ${"a=b; ".repeat(1600)}`;
  const { status } = await send(get(`${innerPath}?fbclid=${"x".repeat(4000)}`, cookies, "Connection: close"));
  assert.equal(status, 200);
});

test("a request that offers another protocol is answered", async () => {
  const path = "/assets/%2e%2e/%2e%2e/etc/passwd";
  const { status } = await send(get(path, "Connection: Upgrade, close", "Upgrade: h2c"));
  assert.equal(status, 404);
});
