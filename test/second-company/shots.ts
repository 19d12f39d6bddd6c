// npm run shots: photographs the second company, too, into .shots/second-company/.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { isSample } from "#test/support/is-sample.ts";
import { assemble, build, runIn } from "./assemble.ts";

// It changes the sample. On another company's site, there is nothing to photograph.
if (!isSample) process.exit();

const folder = mkdtempSync(join(tmpdir(), "second-company-"));
try {
  assemble(folder);
  await build(folder);
  const SHOTS_FOLDER = resolve(".shots/second-company");
  await runIn(folder, ["test/run.ts", "test/shots/shots.ts"], { SHOTS_FOLDER });
} finally {
  rmSync(folder, { recursive: true });
}
