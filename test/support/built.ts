import { join, resolve } from "node:path";

/** The folder of the build. */
export const dist = resolve(import.meta.dirname, "../../dist");

interface BuiltModules {
  "app.js": typeof import("#server/app.ts");
  "built-site.js": typeof import("#server/built-site.ts");
}

/**
 * A module of the built server. Pages cannot be imported from their sources, since the build makes their styles.
 * @param folder another build.
 */
export const importBuilt = <Name extends keyof BuiltModules>(
  name: Name,
  folder = dist,
): Promise<BuiltModules[Name]> => import(join(folder, "server", name));
