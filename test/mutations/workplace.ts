import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Edit } from "./mutation.ts";

/** A copy of the project in which mistakes can be made: what git knows of, the build, and links to the packages. */
export class Workplace {
  readonly root: string;
  private readonly keptBuild: string;
  private readonly undo = new Map<string, string>();

  constructor(project: string) {
    const folder = mkdtempSync(join(tmpdir(), "mutations-"));
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
    this.root = join(folder, "site");
    this.keptBuild = join(folder, "dist");
    const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    const files = execFileSync("git", list, { cwd: project, encoding: "utf8" }).split("\0");
    // The pictures that are made already save each build ten seconds.
    for (const path of [...files.filter(Boolean), "dist", "node_modules/.cache/imagetools"])
      if (existsSync(join(project, path)))
        cpSync(join(project, path), join(this.root, path), { recursive: true });
    // One by one, so that what tools keep beside the packages is not that of the project.
    mkdirSync(join(this.root, "node_modules"), { recursive: true });
    for (const name of readdirSync(join(project, "node_modules")))
      if (name === ".bin" || !name.startsWith("."))
        symlinkSync(join(project, "node_modules", name), join(this.root, "node_modules", name));
  }

  /** @throws when the place to change is not there exactly once. */
  apply({ file, from, to }: Edit): void {
    const text = readFileSync(join(this.root, file), "utf8");
    const found = text.split(from).length - 1;
    if (found !== 1) throw new Error(`${file} has this ${found} times instead of once: ${from}`);
    if (!this.undo.has(file)) this.undo.set(file, text);
    writeFileSync(
      join(this.root, file),
      text.replace(from, () => to),
    );
  }

  /** Builds what is there now. Returns what a build that failed has said. */
  build(): string | undefined {
    if (!existsSync(this.keptBuild)) renameSync(join(this.root, "dist"), this.keptBuild);
    const vite = ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"];
    const { status, stdout, stderr } = spawnSync(process.execPath, vite, {
      cwd: this.root,
      encoding: "utf8",
    });
    return status === 0 ? undefined : stdout + stderr;
  }

  restore(): void {
    for (const [file, text] of this.undo) writeFileSync(join(this.root, file), text);
    this.undo.clear();
    if (!existsSync(this.keptBuild)) return;
    rmSync(join(this.root, "dist"), { recursive: true, force: true });
    renameSync(this.keptBuild, join(this.root, "dist"));
  }
}
