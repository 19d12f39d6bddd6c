import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { listWords } from "#shared/content/list-texts.ts";
import { languages } from "#shared/languages.ts";
import { dist } from "#test/support/built.ts";

const assets = join(dist, "client/assets");
const scripts = readdirSync(assets).filter((file) => file.endsWith(".js"));

const codes = scripts.map((script) => ({ script, code: readFileSync(join(assets, script), "utf8") }));
const handbooks: string[] = [];

for (const { tag, load } of languages) {
  test(`the only script with words of ${tag} is its handbook: a page brings its own`, async () => {
    const { words } = await load();
    const texts = listWords(tag, words)
      .map(({ text }) => text)
      .filter((text) => text.split(" ").length > 3);
    assert.ok(scripts.length > 0 && texts.length > 100);
    const [script = "", ...others] = codes
      .filter(({ code }) => texts.some((text) => code.includes(text)))
      .map((each) => each.script);
    assert.match(script, /^handbook-/);
    assert.deepEqual(others, []);
    assert.ok(!handbooks.includes(script), "each language's handbook is a script of its own");
    handbooks.push(script);
  });
}
