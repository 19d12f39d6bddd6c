import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import { resolve } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { dist } from "#test/support/built.ts";
import { testConfig } from "#test/support/config.ts";
import { unknownPath } from "#test/support/every-path.ts";

const server = resolve(dist, "server");

test("the built server loads neither TLS, HTTP/2 nor fetch, to start or to answer", async () => {
  const code = `
    const { buildApp } = await import(${JSON.stringify(resolve(server, "app.js"))});
    const { loadBuiltSite } = await import(${JSON.stringify(resolve(server, "built-site.js"))});
    const site = await loadBuiltSite(${JSON.stringify(resolve(server, ".."))});
    const app = await buildApp(${JSON.stringify(testConfig())}, site, { phase: "starting" });
    const answers = [];
    for (const path of ${JSON.stringify(["/", "/robots.txt", unknownPath])})
      answers.push((await app.inject({ path, headers: { "accept-encoding": "br" } })).statusCode);
    console.log(answers.join(), process.moduleLoadList.join("\\n"));
    process.exit();`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", code]);
  const loaded = stdout
    .split("\n")
    .filter((name) => /NativeModule (tls|http2|https|internal\/deps\/undici)/.test(name));
  assert.deepEqual(loaded, []);
  assert.match(stdout, /^200,200,404 .*NativeModule http\n/s);
});

test("the build leaves behind what V8 compiled of the server", async () => {
  const compiled = await readdir(resolve(server, "compiled"), { recursive: true });
  assert.ok(compiled.length > 10, compiled.join());
});
