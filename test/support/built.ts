import { join, resolve } from "node:path";

/** What the build leaves behind. */
export const dist = resolve(import.meta.dirname, "../../dist");

interface BuiltModules {
  "app.js": typeof import("#server/app.ts");
  "built-site.js": typeof import("#server/render/built-site.ts");
  "stream.js": typeof import("#server/render/stream.ts");
}

/**
 * A module of the built server: pages cannot be imported from their sources, since their styles are made by the build.
 * @param folder another build
 */
export const importBuilt = <Name extends keyof BuiltModules>(
  name: Name,
  folder = dist,
): Promise<BuiltModules[Name]> => import(join(folder, "server", name));
