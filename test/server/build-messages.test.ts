import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { projects } from "#shared/data/projects.ts";

const [project] = projects;
const about = "shared/locales/es/about.ts";

test("a build says in a line what is missing: a page, its module, a picture", (t) => {
  const folder = mkdtempSync(join(tmpdir(), "sources-"));
  t.after(() => rmSync(folder, { recursive: true }));
  // The pictures are large, and missing in every case.
  for (const name of ["node_modules", "public"]) symlinkSync(resolve(name), join(folder, name));
  for (const name of ["server", "package.json"]) cpSync(name, join(folder, name), { recursive: true });
  mkdirSync(join(folder, "client/pictures"), { recursive: true });
  for (const name of readdirSync("client").filter((name) => name !== "pictures"))
    symlinkSync(resolve("client", name), join(folder, "client", name));

  const index = "shared/locales/es/index.ts";
  for (const [harm, line] of [
    [
      () => writeFileSync(join(folder, index), readFileSync(index, "utf8").replace(/.*about.*/, "")),
      "es/about.ts is missing",
    ],
    [() => rmSync(join(folder, about)), `Cannot find module '${about}'`],
    [() => {}, `client/pictures/${project.picture}.png is missing`],
  ] as const) {
    cpSync("shared", join(folder, "shared"), { recursive: true });
    harm();
    const { status, stderr } = spawnSync(process.execPath, ["server/build/main.ts"], {
      cwd: folder,
      encoding: "utf8",
    });
    assert.equal(status, 1);
    assert.ok(stderr.includes(line) && !stderr.includes(" at "), stderr);
  }
});
