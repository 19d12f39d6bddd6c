import assert from "node:assert/strict";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { renderAllPages } from "#server/build/render-all-pages.ts";
import { copyOfDist } from "#test/support/built.ts";

test("a page that cannot be rendered fails the build, not only the server's startup", async (t) => {
  const folder = copyOfDist(t);
  const chunks = join(folder, "server/chunks");
  const page = readdirSync(chunks).find((name) => name.startsWith("HomePage-")) ?? "";
  rmSync(join(chunks, page));
  await assert.rejects(renderAllPages(folder), /The page \/ cannot be rendered/);
});
