import { cp } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { readConfig } from "#server/config.ts";
import { compressAssets } from "./compress-assets.ts";

/**
 * Completes a build: copies the pages' pictures and fonts to the served files, compresses the
 * served files, and renders every page once, as the server does at startup.
 * @param folder the build folder.
 * @throws {Error} for anything that would keep the server from starting.
 */
export async function finishBuild(folder: string): Promise<void> {
  const dist = resolve(folder);
  const client = join(dist, "client");
  const server = join(dist, "server");
  // Only the server's bundle imports pages, so Vite puts their pictures and fonts beside that bundle.
  await cp(join(server, "assets"), join(client, "assets"), {
    recursive: true,
    filter: (file) => !/\.(css|js)$/.test(file),
  });
  await compressAssets(client);

  const importBuilt = (name: string) => import(pathToFileURL(join(server, name)).href);
  const { loadBuildOutput }: typeof import("#server/build-output.ts") = await importBuilt("build-output.js");
  const { buildApp }: typeof import("#server/app.ts") = await importBuilt("app.js");
  const app = await buildApp(readConfig({ LOG_LEVEL: "silent" }), await loadBuildOutput(dist));
  await app.close();
}
