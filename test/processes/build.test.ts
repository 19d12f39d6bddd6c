import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join, parse, resolve } from "node:path";
import { test } from "node:test";
import { prepareAssets } from "#server/build/prepare-assets.ts";
import { pages } from "#shared/pages.ts";
import { builtFrontend } from "#test/support/built-app.ts";
import { dist } from "#test/support/dist-folder.ts";
import packageJson from "../../package.json" with { type: "json" };

const about = "shared/locales/es/pages/about.ts";
const tellEnvironment = "process.stderr.write('NODE_ENV is ' + process.env.NODE_ENV); process.exit(1);";

test("a build says in a line which text or module is missing, and is for production", () => {
  using folder = fs.mkdtempDisposableSync(join(tmpdir(), "sources-"));
  for (const name of ["client", "node_modules"]) fs.symlinkSync(resolve(name), join(folder.path, name));
  for (const name of ["server", "shared", "package.json"])
    fs.cpSync(name, join(folder.path, name), { recursive: true });

  for (const [harm, line] of [
    [() => fs.writeFileSync(join(folder.path, "vite.config.ts"), tellEnvironment), "NODE_ENV is production"],
    [() => fs.writeFileSync(join(folder.path, about), "export const about = {};"), "es/about.ts is missing"],
    [() => fs.rmSync(join(folder.path, about)), `Cannot find module '${about}'`],
  ] as const) {
    harm();
    const { status, stderr } = spawnSync(process.execPath, ["server/build/main.ts"], {
      cwd: folder.path,
      env: { ...process.env, NODE_ENV: "development" },
      encoding: "utf8",
    });
    assert.equal(status, 1);
    assert.ok(stderr.includes(line) && !stderr.includes(" at "), stderr);
  }
});

test("any user can read what only its owner could, and gets it compressed", async () => {
  using folder = fs.mkdtempDisposableSync(join(tmpdir(), "dist-"));
  fs.mkdirSync(join(folder.path, "server/assets"), { recursive: true });
  fs.writeFileSync(join(folder.path, "server/assets/pen.svg"), "<svg>".repeat(99), { mode: 0o600 });
  await prepareAssets(folder.path);
  for (const name of ["", "pen.svg", "pen.svg.br", "pen.svg.gz"]) {
    const { mode } = fs.statSync(join(folder.path, "client/assets", name));
    assert.equal(mode & 0o777, name ? 0o644 : 0o755, name);
  }
});

test("every custom property in a page's styles has a value", async () => {
  for (const page of pages) {
    const styles = await builtFrontend.styles(page);
    for (const [, name = ""] of styles.matchAll(/var\((--[\w-]+)\)/g))
      assert.match(
        styles,
        new RegExp(`[{;]${name}:|@property ${name}\\b`),
        `${page.path} does not declare ${name}`,
      );
  }
});

test("what browsers keep for a year has a hash in its name, and is of a type that pages load", () => {
  const { "#fonts/display": display, "#fonts/text": text } = packageJson.imports;
  const names = new Set([...fs.globSync("client/**/*"), display, text].map((path) => parse(path).name));
  const files = fs.readdirSync(join(dist, "client/assets"));
  const hashes = files.flatMap((file) => (/[.](br|gz)$/.test(file) ? [] : parse(file).name.slice(-6)));
  assert.deepEqual([...new Set(hashes)], hashes, "a hash is that of one file");
  for (const file of files) {
    const [name = "", ...extensions] = file.split(".");
    assert.ok(!names.has(name) && /^(js|svg|avif|woff2)(,br|,gz)?$/.test(`${extensions}`), file);
  }
});
