import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Cleanup } from "./cleanup.ts";

/** The build folder. */
export const dist = resolve(import.meta.dirname, "../../dist");

/** Copies the build to a folder that a test may change. */
export function copyOfDist(t: Cleanup): string {
  const folder = mkdtempSync(join(tmpdir(), "build-"));
  t.after(() => rmSync(folder, { recursive: true }));
  cpSync(dist, folder, { recursive: true });
  return folder;
}

interface BuiltModules {
  "app.js": typeof import("#server/app.ts");
  "build-output.js": typeof import("#server/build-output.ts");
}

/**
 * Imports a module of the built server. Tests cannot import pages from source, because only
 * the build creates their styles.
 */
export const importBuilt = <Name extends keyof BuiltModules>(name: Name): Promise<BuiltModules[Name]> =>
  import(pathToFileURL(join(dist, "server", name)).href);
