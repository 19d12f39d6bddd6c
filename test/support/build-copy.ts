import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";

/** The folder of this project. */
export const root = resolve(import.meta.dirname, "../..");

/**
 * Copies the project, changes the copy and builds it. The copy is removed at the end of the process.
 * @param change gets the copy's folder.
 * @returns the copy's folder.
 */
export function buildCopy(change: (project: string) => void): string {
  const copy = mkdtempSync(join(tmpdir(), "copy-"));
  process.once("exit", () => rmSync(copy, { recursive: true }));
  const generated = [".git", ".shots", "dist", "node_modules"];
  cpSync(root, copy, { recursive: true, filter: (path) => !generated.includes(relative(root, path)) });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  change(copy);
  const { status, stdout, stderr } = runNode(copy, "server/build/install-and-build.mjs", "--rebuild");
  if (status !== 0) throw new Error(`the changed copy cannot be built:\n${stdout}${stderr}`);
  return copy;
}

/** Runs Node in a project. */
export function runNode(project: string, ...args: string[]) {
  return spawnSync(process.execPath, args, { cwd: project, encoding: "utf8" });
}
