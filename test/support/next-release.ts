import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { dist } from "./built.ts";

const root = resolve(import.meta.dirname, "../..");
/** Scripts of the browser, one in each chunk that the tests need. */
const changed = [
  "entry-client.ts",
  "islands/carousel/carousel.ts",
  "islands/contact-form/use-contact-form.ts",
];

/**
 * Builds the release after this one in a temporary folder: the same sources with changed scripts. It adds the
 * build files of this release as the Dockerfile does.
 * @returns the folder of that build.
 */
export function buildNextRelease(t: { after: (end: () => unknown) => void }): string {
  const folder = mkdtempSync(join(tmpdir(), "next-release-"));
  t.after(() => rmSync(folder, { recursive: true }));
  const sources = ["client", "server", "shared", "public", "package.json", "tsconfig.json", "vite.config.ts"];
  for (const source of sources) cpSync(join(root, source), join(folder, source), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  for (const file of changed)
    appendFileSync(join(folder, "client", file), `\nObject.assign(globalThis, { nextRelease: true });\n`);
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, "node_modules/vite/bin/vite.js"), "build"],
    {
      cwd: folder,
      encoding: "utf8",
    },
  );
  if (status !== 0) throw new Error(`the next release cannot be built:\n${stderr}`);

  const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8");
  const [, from = "", to = ""] = /^COPY --from=previous \/site\/(\S+) \/site\/(\S+)$/m.exec(dockerfile) ?? [];
  cpSync(join(dist, from), join(folder, "dist", to), { recursive: true });
  return join(folder, "dist");
}
