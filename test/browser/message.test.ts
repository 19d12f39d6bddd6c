import { test } from "node:test";
import { story } from "./page-objects.ts";
import { phone, visit } from "./visit.ts";
import { type Step, walk } from "./walk.ts";

const walks: readonly (readonly Step[])[] = [
  ["write", "addSpace", "addLine", "write", "back", "back", "back"],
  ["editLines", "language", "take", "back", "write", "empty", "back", "back", "back"],
];

// Other walks are in back-forward-cache.test.ts, whose browser restores pages.
for (const steps of walks)
  test(`the message keeps the last change when Back loads pages anew: ${steps}`, {
    skip: !story,
  }, async (t) => {
    const { page } = await visit(t, "about:blank", { viewport: phone, reducedMotion: "reduce" });
    await walk(page, steps);
  });
