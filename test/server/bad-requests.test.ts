import assert from "node:assert/strict";
import { after, test } from "node:test";
import { fakeFiles, fakeFrontend, startAppFromSource } from "#test/support/app-from-source.ts";
import { innerPath } from "#test/support/paths.ts";
import { getRequest, openConnection } from "#test/support/raw-http.ts";

const frontend = fakeFrontend({}, fakeFiles({ after }));
const { port, problems } = await startAppFromSource({ after }, { frontend });

/** Requests a path as it is written. Reads until the server closes the connection. */
const read = async (path: string, ...fields: string[]) =>
  (await openConnection(port, getRequest(path, ...fields)).toArray()).join("");

/** Requests a path, and then a page. Neither may be logged as a warning or an error. */
async function send(path: string, ...fields: string[]) {
  const answer = await read(path, ...fields);
  const page = await read(innerPath, "Connection: close");
  assert.ok(page.includes(`<h1>${innerPath}</h1>`), "the page after it, for a client that names no encoding");
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
    const answer = await send(path, "Connection: close");
    assert.ok(answer.startsWith(`HTTP/1.1 ${expected} `), `${path}: ${answer}`);
    assert.ok(expected !== 400 || !answer.includes(path), path);
  }
});

test("a long query and the cookies of the domain's other sites are as good as none", async () => {
  const cookies = `Cookie: ${"a=b; ".repeat(1600)}`;
  const answer = await send(`${innerPath}?fbclid=${"x".repeat(4000)}`, cookies, "Connection: close");
  assert.match(answer, /^HTTP\/1.1 200 /);
});

test("a request that offers another protocol is answered", async () => {
  const path = "/assets/%2e%2e/%2e%2e/etc/passwd";
  assert.match(await send(path, "Connection: Upgrade, close", "Upgrade: h2c"), /^HTTP\/1.1 404 /);
});
