import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { siteData } from "#shared/content/check-content.ts";
import { languages } from "#shared/languages.ts";

const { tag } = languages.at(-1) ?? assert.fail("no language");
const folderOf = `shared/locales/${tag}`;
const [project = assert.fail("no project")] = siteData.projects;

test("a build says in a line what is missing: a page, its module, a picture, a typeface", (t) => {
  const folder = mkdtempSync(join(tmpdir(), "sources-"));
  t.after(() => rmSync(folder, { recursive: true }));
  const reset = () => {
    for (const name of ["client", "public", "server", "shared", "package.json"])
      cpSync(name, join(folder, name), { recursive: true });
  };
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const edit = (file: string, from: RegExp, to: string) => () =>
    writeFileSync(join(folder, file), readFileSync(file, "utf8").replace(from, to));
  const remove = (file: string) => () => rmSync(join(folder, file));
  for (const [harm, line] of [
    ...(languages.length > 1
      ? [[edit(`${folderOf}/index.ts`, /.*about.*/, ""), `${tag}/about.ts is missing`] as const]
      : []),
    [remove(`${folderOf}/about.ts`), `Cannot find module '${folderOf}/about.ts'`],
    [remove(`client/pictures/${project.picture}.png`), `client/pictures/${project.picture}.png is missing`],
    [edit("client/fonts/typefaces.ts", /package: "/, 'package: "x'), "run npm run fonts"],
  ] as const) {
    reset();
    harm();
    const { status, stderr } = spawnSync(process.execPath, ["server/build/main.ts"], {
      cwd: folder,
      encoding: "utf8",
    });
    assert.equal(status, 1);
    assert.ok(stderr.includes(line) && !stderr.includes(" at "), stderr);
  }
});
