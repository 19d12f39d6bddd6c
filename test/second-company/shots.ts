// npm run shots: photographs the second company, too, into .shots/second-company/.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { assemble, build, runIn } from "./assemble.ts";

const folder = mkdtempSync(join(tmpdir(), "second-company-"));
try {
  assemble(folder);
  await build(folder);
  const SHOTS_FOLDER = resolve(".shots/second-company");
  await runIn(folder, ["test/run.ts", "test/shots/shots.ts"], { SHOTS_FOLDER });
} finally {
  rmSync(folder, { recursive: true });
}
