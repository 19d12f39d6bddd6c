import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import packageJson from "../../package.json" with { type: "json" };

const { scripts } = packageJson;

function runScript(name: keyof typeof scripts, hint: string): void {
  const { status, stdout, stderr } = spawnSync(scripts[name], { shell: true, encoding: "utf8" });
  assert.equal(status, 0, `npm run ${name} found mistakes. ${hint}\n${stdout}${stderr}`);
}

test("all types hold", () => runScript("check:types", "Run it again after each change."));

test("every file is linted and formatted", () => runScript("check:lint", "Most are fixed by: npm run fix"));

test("no file, export or dependency is unused", () => runScript("check:dead-code", "Delete what it names."));
