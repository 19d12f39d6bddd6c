import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import packageJson from "../../package.json" with { type: "json" };

test("each command and each file that a guide names exists", () => {
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
  const files = globSync("{*,{client,public,server,shared,test}/**/*}").map((path) => `/${path}`);
  const named = texts.match(
    /(?<=[`( ])((client|public|server|shared|test)\/[\w./-]*\w|(?<=`)[\w-]+\.(tsx?|m?js|png)\b)/g,
  );
  // The guide says how to write it.
  const missing = [...new Set(named)].filter((name) => !files.some((file) => file.endsWith(`/${name}`)));
  assert.deepEqual(missing, ["server/enquiries.ts"], "a guide names what no longer exists");
});
