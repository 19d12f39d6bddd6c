import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { finishBuild } from "#server/build/finish-build.ts";
import { dist } from "#test/support/built.ts";

test("a page that cannot be rendered fails the build, not only the server's startup", async (t) => {
  const folder = mkdtempSync(join(tmpdir(), "build-"));
  t.after(() => rmSync(folder, { recursive: true }));
  cpSync(dist, folder, { recursive: true });
  const chunks = join(folder, "server/chunks");
  const page = readdirSync(chunks).find((name) => name.startsWith("HomePage-")) ?? "";
  rmSync(join(chunks, page));
  await assert.rejects(finishBuild(folder), /The page \/ cannot be rendered/);
});
