import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { textsOf } from "#shared/content/validation/words.ts";
import { languages } from "#shared/languages.ts";
import { dist } from "#test/support/built.ts";

const assets = join(dist, "client/assets");
const scripts = readdirSync(assets).filter((file) => file.endsWith(".js"));

const codes = scripts.map((script) => ({ script, code: readFileSync(join(assets, script), "utf8") }));
const handbooks: string[] = [];

for (const { tag, load } of languages) {
  test(`no script has words of ${tag} but its handbook: a page brings its own`, async () => {
    const { words } = await load();
    const texts = [...textsOf(tag, words)].filter(({ text }) => text.split(" ").length > 3);
    const isInHandbook = ({ module }: { module: string }) => module.endsWith("/handbook.ts");
    const [own, handbook] = [texts.filter((text) => !isInHandbook(text)), texts.filter(isInHandbook)];
    assert.ok(scripts.length > 0 && own.length > 100 && handbook.length > 20);
    const having = (found: typeof texts) =>
      codes.filter(({ code }) => found.some(({ text }) => code.includes(text))).map(({ script }) => script);
    assert.deepEqual(having(own), []);
    const [script = "", ...others] = having(handbook);
    assert.deepEqual(others, [], "one script has the handbook");
    assert.ok(script && !handbooks.includes(script), "each language's handbook is a script of its own");
    handbooks.push(script);
  });
}
