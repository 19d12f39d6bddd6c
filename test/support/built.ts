import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** The build folder. */
export const dist = resolve(import.meta.dirname, "../../dist");

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
