import assert from "node:assert/strict";
import { after, test } from "node:test";
import { innerPath } from "#test/support/every-path.ts";
import { fakeFiles, fakeFrontend, startFakeApp } from "#test/support/fake-app.ts";
import { getRequest as get, lastRequest, sendRaw } from "#test/support/raw-http.ts";

const frontend = fakeFrontend({}, fakeFiles({ after }));
const { port, problems } = await startFakeApp({ after }, { frontend });

/** Sends bytes, and then requests a page. Neither may be logged as a warning or an error, unless it was slow. */
async function ask(bytes: string) {
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
    const { status, body } = await ask(lastRequest(path));
    assert.equal(status, expected, path);
    assert.ok(!body.includes("secret") && (status !== 400 || !body.includes(path)), path);
  }
});

test("a request that offers another protocol is answered, and closes the connection", async () => {
  const path = "/assets/%2e%2e/%2e%2e/etc/passwd";
  const { status, headers } = await ask(get(path, "Connection: Upgrade", "Upgrade: h2c"));
  assert.deepEqual([status, headers.get("connection")], [404, "close"]);
});
