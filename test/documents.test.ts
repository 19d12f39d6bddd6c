import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";

const exclude = (path: string) => /^(node_modules|dist|\.git)$/.test(path);
const files = globSync("**/*", { exclude }).flatMap((file) => [`/${file}`, `/${file.replace(/\.\w+$/, "")}`]);
const texts = globSync("**/*.{md,ts,tsx,mjs}", { exclude });
const comment = /(?:\/\/|^\s*\/?\*)\s.*$/gm;
/** A path in one of the four source folders, or the name of a source file. */
const path =
  /(?<![\w./@<>*#-])(?:(?:client|server|shared|test)\/[\w./<>*-]*\w|[\w./<>*-]+\.(?:tsx?|mjs|md))(?![\w<>*])/g;

test("every path of a source folder and name of a source file in a document or a comment exists, unless it has a placeholder like <name>", () => {
  const missing = texts.flatMap((text) => {
    const source = readFileSync(text, "utf8");
    const words = text.endsWith(".md") ? source : (source.match(comment) ?? []).join("\n");
    const paths = [...new Set(words.match(path))].filter((path) => !/[<>*]/.test(path));
    const isThere = (path: string) => files.some((file) => file.endsWith(path.replace(/^(?:\.\.\/)*/, "/")));
    return paths.filter((path) => !isThere(path)).map((path) => `${text}: ${path}`);
  });
  assert.deepEqual(missing, []);
});
