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
  const { loadBuildOutput }: typeof import("#server/build-output.ts") = await importBuilt("build-output.js");
  const { buildApp }: typeof import("#server/app.ts") = await importBuilt("app.js");
  const app = await buildApp(readConfig({ LOG_LEVEL: "silent" }), await loadBuildOutput(folder));
  await app.close();
}
