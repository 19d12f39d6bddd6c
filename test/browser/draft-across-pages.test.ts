import { type TestContext, test } from "node:test";
import { phone, visit } from "./support/visit.ts";
import { type Step, seeds, walk, walkAtRandom } from "./support/walk.ts";

const walks: readonly (readonly Step[])[] = [
  ["write", "addSpace", "addLine", "write", "back", "back", "back"],
  ["editLines", "language", "back", "write", "empty", "back", "back", "back"],
];

const open = async (t: TestContext) =>
  (await visit(t, "about:blank", { viewport: phone, reducedMotion: "reduce" })).page;

// Other walks are in back-forward-cache.test.ts, whose browser restores pages.
for (const steps of walks)
  test(`the message keeps the last change when Back loads pages anew: ${steps}`, async (t) =>
    walk(await open(t), steps));

for (const seed of seeds)
  test(`the message keeps the last change on generated walk ${seed}, when Back loads pages anew`, async (t) =>
    walkAtRandom(await open(t), seed));
