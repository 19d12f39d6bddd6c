import { test } from "node:test";
import { story } from "./page-objects.ts";
import { phone, visit } from "./visit.ts";
import { walk, walks } from "./walk.ts";

// back-forward-cache.test.ts walks in a browser that restores pages.
for (const names of walks)
  test(`the message keeps the last change when Back loads a page anew: ${names}`, {
    skip: !story,
  }, async (t) => {
    const { page } = await visit(t, "about:blank", { viewport: phone, reducedMotion: "reduce" });
    await walk(page, names);
  });
