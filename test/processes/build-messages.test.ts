import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test } from "node:test";

const about = "shared/locales/es/about.ts";
const tellEnvironment = "process.stderr.write('NODE_ENV is ' + process.env.NODE_ENV); process.exit(1);";

test("a build says in a line what is missing: the text of a page, or its module; and it is for production", (t) => {
  const folder = mkdtempSync(join(tmpdir(), "sources-"));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const name of ["client", "node_modules"]) symlinkSync(resolve(name), join(folder, name));
  for (const name of ["server", "package.json"]) cpSync(name, join(folder, name), { recursive: true });

  const index = "shared/locales/es/index.ts";
  for (const [harm, line] of [
    [
      () => writeFileSync(join(folder, index), readFileSync(index, "utf8").replace(/.*about.*/, "")),
      "es/about.ts is missing",
    ],
    [() => rmSync(join(folder, about)), `Cannot find module '${about}'`],
    [() => writeFileSync(join(folder, "vite.config.ts"), tellEnvironment), "NODE_ENV is production"],
  ] as const) {
    cpSync("shared", join(folder, "shared"), { recursive: true });
    harm();
    const { status, stderr } = spawnSync(process.execPath, ["server/build/main.ts"], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: "development" },
      encoding: "utf8",
    });
    assert.equal(status, 1);
    assert.ok(stderr.includes(line) && !stderr.includes(" at "), stderr);
  }
});
