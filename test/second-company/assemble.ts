// The second company shares all code with the sample. Its folder contains what it replaces, at the same paths. To
// look at it: node server/build/install-and-build.mjs test/second-company/assemble.ts FOLDER, then npm start there.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cpSync, globSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { edits, removed } from "./edits.ts";

const root = resolve(import.meta.dirname, "../..");
// biome-ignore format: a list of any length
const sources = ["client", "public", "server", "shared", "test", "package.json", "package-lock.json", "tsconfig.json", "vite.config.ts"];

/** Fills an empty folder with the sources of the second company's site. */
export function assemble(folder: string): void {
  for (const name of sources)
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => !path.startsWith(import.meta.dirname),
    });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  for (const pattern of removed) {
    const found = globSync(pattern, { cwd: folder });
    assert.ok(found.length > 0, `nothing to remove: ${pattern}`);
    for (const path of found) rmSync(join(folder, path), { recursive: true });
  }
  for (const name of ["client", "public", "shared"])
    cpSync(join(import.meta.dirname, name), join(folder, name), { recursive: true });
  for (const { file, from, to } of edits) {
    const path = join(folder, file);
    const before = readFileSync(path, "utf8");
    const after = before.replace(from, () => to);
    assert.notEqual(after, before, `${file} has no ${from}`);
    writeFileSync(path, after);
  }
}

/** Runs a script in the folder, with these variables. Throws what it printed if it fails. */
export async function runIn(
  folder: string,
  script: readonly string[],
  variables: Record<string, string> = {},
) {
  // A test runner that is told of an outer one would report in another format.
  const { NODE_TEST_CONTEXT: _, ...environment } = process.env;
  const env = { ...environment, NODE_ENV: "production", ...variables };
  const done = promisify(execFile)(process.execPath, script, { cwd: folder, env, maxBuffer: 1e8 });
  await done.catch(({ stdout, stderr }) => assert.fail(`${script.join(" ")}\n${stdout}${stderr}`));
}

export const build = (folder: string) => runIn(folder, ["server/build/main.ts"]);

if (import.meta.main) assemble(process.argv[2] ?? assert.fail("Name a folder"));
