import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, test } from "node:test";
import { promisify } from "node:util";
import { publicFiles } from "#shared/content/public-files.ts";
import { documentPaths } from "#shared/paths.ts";
import { startApp } from "#test/support/app.ts";
import { importBuilt } from "#test/support/built.ts";
import { testConfig } from "#test/support/config.ts";
import { everyPath } from "#test/support/every-path.ts";

// A CDN and its visitors may meet several replicas, and replicas of two builds of the same content.

const root = resolve(import.meta.dirname, "../..");

/** What a build makes or finds, beside what it is made of. */
const notSources = [".git", "dist", "node_modules"].map((name) => join(root, name));

/** Builds a copy of the sources, and starts what came out. */
async function buildAgain() {
  const copy = await mkdtemp(join(tmpdir(), "build-"));
  after(() => rm(copy, { recursive: true }));
  await cp(root, copy, { recursive: true, filter: (path) => !notSources.includes(path) });
  await symlink(join(root, "node_modules"), join(copy, "node_modules"), "dir");
  const vite = join(root, "node_modules/vite/bin/vite.js");
  await promisify(execFile)(process.execPath, [vite, "build"], { cwd: copy });

  const dist = join(copy, "dist");
  const { buildApp } = await importBuilt("app.js", dist);
  const { loadBuiltSite } = await importBuilt("built-site.js", dist);
  const app = await buildApp(testConfig(), await loadBuiltSite(dist));
  after(() => app.close());
  await app.ready();
  return { app, files: await hashes(join(dist, "client")) };
}

/** The hash of every file of a folder, by its name. */
async function hashes(folder: string): Promise<[string, string][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((file) => join(file.parentPath, file.name));
  return Promise.all(
    names.sort().map(async (name) => {
      const digest = createHash("sha256").update(await readFile(name));
      return [name.slice(folder.length), digest.digest("hex")];
    }),
  );
}

const [{ app }, again] = await Promise.all([startApp({ after }), buildAgain()]);

for (const path of [...everyPath, ...Object.values(documentPaths), publicFiles.manifest]) {
  test(`${path} has the same bytes in two builds of the same content`, async () => {
    const [one, other] = [await app.inject(path), await again.app.inject(path)];
    assert.equal(other.payload, one.payload);
    assert.equal(other.headers["etag"], one.headers["etag"]);
  });
}

test("every file that is served has the same bytes in two builds", async () => {
  const files = await hashes(join(root, "dist/client"));
  assert.ok(files.length > 30);
  assert.deepEqual(again.files, files);
});
