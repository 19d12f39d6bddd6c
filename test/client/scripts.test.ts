import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { textsOf } from "#shared/content/validation/words.ts";
import { languages } from "#shared/languages.ts";
import { dist } from "#test/support/built.ts";

const assets = join(dist, "client/assets");
const scripts = readdirSync(assets).filter((file) => file.endsWith(".js"));

for (const { tag, load } of languages) {
  test(`no script has words of ${tag}: a page brings its own`, async () => {
    const { words } = await load();
    const texts = [...textsOf(tag, words)]
      .map(({ text }) => text)
      .filter((text) => text.split(" ").length > 3);
    assert.ok(scripts.length > 0 && texts.length > 100);
    for (const script of scripts) {
      const code = readFileSync(join(assets, script), "utf8");
      assert.deepEqual(
        texts.filter((text) => code.includes(text)),
        [],
        script,
      );
    }
  });
}
