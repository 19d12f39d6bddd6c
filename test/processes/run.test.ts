import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { type TestContext, test } from "node:test";
import { withLock } from "#server/build/lock.mjs";

/** Stands for the build, of a program that fails. It takes as long as the source says. */
const build = `import fs from "node:fs";
const [, , dist] = process.argv;
fs.mkdirSync(dist);
const main = "console.log('started'); process.exitCode = 3";
setTimeout(() => fs.writeFileSync(dist + "/main.js", main), fs.readFileSync("client/delay"));`;

/** Makes a clone with one package, which is for this platform, and an npm that installs nothing. */
function makeClone(t: TestContext) {
  const folder = fs.mkdtempSync(join(tmpdir(), "clone-"));
  t.after(() => fs.rmSync(folder, { recursive: true }));
  const write = (file: string, text: string, mode = 0o666) => {
    fs.mkdirSync(join(folder, file, ".."), { recursive: true });
    fs.writeFileSync(join(folder, file), text, { mode });
  };
  const binary = { version: "1", optional: true, os: process.platform, cpu: process.arch };
  const lock = JSON.stringify({ type: "module", packages: { binary } });
  for (const file of ["package-lock.json", "node_modules/.package-lock.json"]) write(file, lock);
  for (const file of ["public/robots", "shared/pages"]) write(file, "");
  write("client/delay", "0");
  // With NODE_ENV=production, npm would leave out the packages that build the site.
  const npm = "case $* in *--include=dev*) echo npm $1;; esac";
  write("bin/npm", `#!/bin/sh\n${npm}\nmkdir node_modules/.bin\ntouch node_modules/.bin/node`, 0o777);
  fs.cpSync("server/build", join(folder, "server/build"), { recursive: true });
  write("server/build/main.ts", build);
  const PATH = [join(folder, "bin"), process.env.PATH].join(delimiter);
  const command = ["server/build/run.mjs", "--build", "dist/main.js"];
  const options = { cwd: folder, env: { PATH } };
  const start = () => spawn(process.execPath, command, options);
  const run = () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { ...options, encoding: "utf8" });
    return { status, lines: (stdout + stderr).trim().split("\n") };
  };
  return { folder, lock, write, start, run };
}

/** The program's exit code is that of the command: otherwise, tests that fail would pass in CI. */
const built = { status: 3, lines: ["Building the site …", "started"] };
const started = { status: 3, lines: ["started"] };

test("a command installs and builds what is missing or has changed, and nothing else", (t) => {
  const umask = process.umask(0o077);
  t.after(() => process.umask(umask));
  const { folder, lock, write, run } = makeClone(t);
  assert.deepEqual(run(), built);
  const { mode } = fs.statSync(join(folder, "dist/main.js"));
  assert.equal(mode & 0o777, 0o644, "any user can read the build");
  assert.deepEqual(run(), started, "nothing has changed");
  fs.symlinkSync("me@host.1", join(folder, "client/.#delay"));
  assert.deepEqual(run(), started, "an editor locks a source by a link to nothing");
  write("node_modules/node/bin/node", "", 0o777);
  assert.deepEqual(run(), started, "the project's Node is empty");
  const files = ["package.json", "package-lock.json", "tsconfig.json", "vite.config.ts"];
  for (const name of ["client/x", "public/x", "server/x", "shared/x", ...files]) {
    write(name, `${lock}\n`);
    assert.deepEqual(run(), built, `${name} has changed`);
  }
  write("node_modules/.package-lock.json", "{}");
  const installed = ["Installing the packages of package-lock.json …", "npm ci", "started"];
  assert.deepEqual(run(), { status: 3, lines: installed }, "the package for this platform is missing");
  const shadow = join(folder, "node_modules/.bin/node");
  assert.ok(!fs.existsSync(shadow), "npm runs the commands with its own Node, not with one that may fail");
});

test("of two commands at once, one builds and both start", async (t) => {
  const { write, start } = makeClone(t);
  write("client/delay", "300");
  const outputs = await Promise.all([start(), start()].map(({ stdout }) => stdout.toArray()));
  const lines = outputs.flat().join("").trim().split("\n").sort();
  const others = lines.filter((line) => !line.startsWith("Waiting"));
  assert.deepEqual(others, ["Building the site …", "started", "started"]);
});

test("a long build keeps its lock", async (t) => {
  using folder = fs.mkdtempDisposableSync(join(tmpdir(), "lock-"));
  t.mock.timers.enable({ apis: ["setInterval"] });
  const touch = t.mock.method(fs, "utimes");
  await withLock(join(folder.path, "lock"), async () => t.mock.timers.tick(5000));
  assert.ok(touch.mock.callCount() > 0, "another command takes a lock that is ten seconds old");
});

test("a build that is interrupted leaves nothing, and the next command builds", async (t) => {
  const { folder, write, start, run } = makeClone(t);
  write("client/delay", "60000");
  const interrupted = start();
  await once(interrupted.stdout, "data");
  interrupted.kill("SIGTERM");
  assert.deepEqual(await once(interrupted, "exit"), [143, null]);
  for (const name of [".build", "dist"]) assert.ok(!fs.existsSync(join(folder, name)), name);
  write("client/delay", "0");
  // As a killed command leaves it.
  fs.mkdirSync(join(folder, ".build"));
  fs.utimesSync(join(folder, ".build"), 0, 0);
  const { status, lines } = run();
  assert.deepEqual([status, ...lines], [3, "Waiting for another command …", ...built.lines]);
});
