import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import packageJson from "../../package.json" with { type: "json" };

const scripts: Readonly<Record<string, string>> = packageJson.scripts;

const fileName =
  /(?<=[`( ])((client|public|server|shared|test)\/[\w./-]*\w|(?<=`)[\w-]+\.(tsx?|m?js|png)\b)/g;

/** A name in code, such as `modifiedTime`. */
const identifier = /(?<=`)[a-z]+[A-Z]\w*(?=`)/g;

test("each command, each file and each name in code that a guide mentions exists", () => {
  const files = globSync("{*,{client,public,server,shared,test}/**/*}");
  const code = globSync("{package.json,*.ts,{client,server,shared,test}/**/*.{ts,tsx,js,mjs}}")
    .map((file) => readFileSync(file, "utf8"))
    .join();
  const missing = globSync(["package.json", "*.md", "{client,server,shared}/**/*.md"]).flatMap((guide) => {
    const text = readFileSync(guide, "utf8");
    const commands = text.match(/(?<=npm (run )?)(start|test|(?<=run )[\w:-]+)/g) ?? [];
    return [
      ...commands.filter((name) => !scripts[name]),
      ...(text.match(identifier) ?? []).filter((name) => !code.includes(name)),
      ...(text.match(fileName) ?? []).filter(
        (name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)),
      ),
    ].map((name) => `${guide} names ${name}`);
  });
  assert.deepEqual(missing, [], "there is no such file, command or name");
  for (const command of Object.values(scripts)) {
    const needsBuild = / (dist|test)\//.test(command);
    assert.equal(command.includes(" --build "), needsBuild, command);
  }
});
