import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The paths of these programs in PATH, in the order of their names. */
export function findPrograms(...names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(existsSync);
}
