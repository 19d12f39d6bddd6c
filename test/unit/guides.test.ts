import assert from "node:assert/strict";
import { existsSync, globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import packageJson from "../../package.json" with { type: "json" };

test("each command that a guide names exists, and so does each file that README.md or a command names", () => {
  const scripts: Readonly<Record<string, string>> = packageJson.scripts;
  const guides = globSync(["*.md", "{client,server,shared}/**/*.md"]).map((path) =>
    readFileSync(path, "utf8"),
  );
  const commands = Object.values(scripts).join("\n");
  const texts = [...guides, commands].join("\n");
  for (const [, name = ""] of texts.matchAll(/npm (?:run )?(start|test|(?<=run )[\w:-]+)/g))
    assert.ok(scripts[name], `npm run ${name}`);
  for (const command of Object.values(scripts))
    assert.equal(/ (dist|test)\//.test(command), / --build /.test(command), command);
  const named = `${readFileSync("README.md", "utf8")} ${commands}`;
  for (const [path] of named.matchAll(/(?<=[`( ])(client|public|server|shared|test)\/[\w./-]*\w/g))
    assert.ok(existsSync(path), path);
});
