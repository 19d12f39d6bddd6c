import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { readConfig } from "#server/config.ts";

/**
 * Renders every page of a build once, as the server does at startup.
 * @throws {Error} for anything that would keep the server from starting.
 */
export async function verifyBuild(dist: string): Promise<void> {
  const folder = resolve(dist);
  const importBuilt = (name: string) => import(pathToFileURL(join(folder, "server", name)).href);
  const { loadFrontend }: typeof import("#server/frontend.ts") = await importBuilt("frontend.js");
  const { buildApp }: typeof import("#server/app.ts") = await importBuilt("app.js");
  // Not from the environment, because what the server needs there may be missing while building.
  const app = await buildApp(readConfig({}), await loadFrontend(folder), false);
  await app.close();
}
