import { join, resolve } from "node:path";

/** The folder of the build. */
export const dist = resolve(import.meta.dirname, "../../dist");

interface BuiltModules {
  "app.js": typeof import("#server/app.ts");
  "site-build.js": typeof import("#server/site-build.ts");
}

/**
 * Imports a module of the built server. Tests cannot import pages from their sources, because only
 * the build creates their styles.
 * @param folder the folder of another build.
 */
export const importBuilt = <Name extends keyof BuiltModules>(
  name: Name,
  folder = dist,
): Promise<BuiltModules[Name]> => import(join(folder, "server", name));
