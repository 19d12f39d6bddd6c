import { cp } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { readConfig } from "#server/config.ts";
import { checkContent } from "#shared/site/check-content.ts";
import { compressAssets } from "./compress-assets.ts";

/**
 * Completes a build: checks the content, copies the pages' pictures and fonts to the served files, compresses the
 * served files, and renders every page once, as the server does at startup.
 * @param folder the build folder.
 * @throws {PlainError} for invalid content.
 * @throws {Error} for anything else that would keep the server from starting.
 */
export async function finishBuild(folder: string): Promise<void> {
  // The check comes first, because it lists all errors. The server's modules would stop at the first.
  checkContent();
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
  const { loadClientBuild }: typeof import("#server/client-build.ts") = await importBuilt("client-build.js");
  const { buildApp }: typeof import("#server/app.ts") = await importBuilt("app.js");
  const app = await buildApp(readConfig({ LOG_LEVEL: "silent" }), await loadClientBuild(dist));
  await app.close();
}
