import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test } from "node:test";

const about = "shared/locales/es/about.ts";
const tellEnvironment = "process.stderr.write('NODE_ENV is ' + process.env.NODE_ENV); process.exit(1);";

test("a build says in a line which module is missing, and is for production", (t) => {
  const folder = mkdtempSync(join(tmpdir(), "sources-"));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const name of ["client", "node_modules"]) symlinkSync(resolve(name), join(folder, name));
  for (const name of ["server", "package.json"]) cpSync(name, join(folder, name), { recursive: true });

  for (const [harm, line] of [
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
