import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { company } from "#shared/data/company.ts";
import { assemble, build, runIn } from "./second-company/assemble.ts";
import { isSample } from "./support/is-sample.ts";

// A company that is as unlike the sample as can be. The tests of every page run in a copy of the tree that has its data,
// texts, palette and typeface, without the parts that it has removed.
// The runner starts files in alphabetical order, and this one first, because it takes longest.

const tests = ["pages/every-page", "pages/error-pages", "pages/contact-form"].concat(
  ["every-page", "layout-shift"].map((name) => `browser/${name}`),
);
const timeout = 600_000;
/** Files of removed parts, and the sample's pictures. */
const removed = /handbook|keyframes|scroll-story|timetable|word-picker|clinic|portfolio|school|shop/;

const skip = !isSample && "it changes the sample, and this site is another company's";

test("another company, in other languages, with another typeface and fewer parts", {
  timeout,
  skip,
}, async (t) => {
  const folder = mkdtempSync(join(tmpdir(), "second-company-"));
  t.after(() => rmSync(folder, { recursive: true }));
  assemble(folder);

  await t.test("compiles, has no dead code, and is built", { timeout }, async () => {
    await Promise.all([
      runIn(folder, ["node_modules/typescript/lib/tsc.js", "--incremental", "false"]),
      runIn(folder, ["node_modules/knip/bin/knip.js"]),
      build(folder),
    ]);
  });

  await t.test("keeps nothing of the sample in dist/, nor of what it removed", () => {
    const files = readdirSync(join(folder, "dist"), { recursive: true, withFileTypes: true });
    for (const file of files.filter((file) => file.isFile())) {
      assert.doesNotMatch(file.name, removed);
      const path = join(file.parentPath, file.name);
      assert.ok(!readFileSync(path, "utf8").includes(company.shortName), `${path}: ${company.shortName}`);
    }
  });

  await t.test("passes the tests of every page", { timeout }, async () => {
    const script = ["test/run.ts", ...tests.map((name) => `test/${name}.test.ts`)];
    await runIn(folder, script, { ONE_LANGUAGE: "yes" });
  });
});
