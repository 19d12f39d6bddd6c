import assert from "node:assert/strict";
import { test } from "node:test";
import { fakeFiles, fakeFrontend, startAppFromSource } from "#test/support/app-from-source.ts";
import { innerPath } from "#test/support/paths.ts";
import { getRequest, openConnection } from "#test/support/raw-http.ts";

test("hidden files, traversals and paths that cannot be decoded lead to no file, and are not repeated", async (t) => {
  const { port, problems } = await startAppFromSource(t, { frontend: fakeFrontend({}, fakeFiles(t)) });
  /** Requests a path as it is written. Reads until the server closes the connection. */
  const read = async (path: string) =>
    (await openConnection(port, getRequest(path, "Connection: close")).toArray()).join("");
  for (const [path, expected] of [
    ["/assets/%c0%ae%c0%ae/x", 400],
    ["/assets/", 404],
    ["/assets/..%2f.env", 404],
    ["/assets/%2e%2e/%2e%2e/etc/passwd", 404],
    ["/assets/.env", 404],
    ["/favicon.svg.br", 404],
    ["/.vite/manifest.json", 404],
    ["/\\evil.com", 404],
    [innerPath.toUpperCase(), 404],
    [`/${innerPath}`, 404],
  ] as const) {
    const answer = await read(path);
    assert.ok(answer.startsWith(`HTTP/1.1 ${expected} `), `${path}: ${answer}`);
    assert.ok(expected !== 400 || !answer.includes(path), path);
    // The next page, for a client that names no encoding.
    assert.ok((await read(innerPath)).includes(`<h1>${innerPath}</h1>`), path);
    assert.deepEqual(problems(), []);
  }
});
