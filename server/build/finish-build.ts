import { cp } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { readConfig } from "#server/config.ts";
import { palette } from "#shared/palette.ts";
import { checkContent } from "#shared/site/check-content.ts";
import { assertContrast } from "./check-contrast.ts";
import { compressAssets } from "./compress-assets.ts";

/**
 * Completes a build: copies the pages' pictures and fonts to the served files, compresses the served files, checks the
 * content and the colours, and renders every page once, as the server does at its start.
 * @param folder the folder of the build.
 * @throws {ContentError} for broken content.
 * @throws {Error} for weak contrast in the palette, and for everything else that would end the server's start.
 */
export async function finishBuild(folder: string): Promise<void> {
  // First, because the server cannot even be loaded without the text that its data needs.
  checkContent();
  assertContrast(palette.tones);
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
  const { loadSiteBuild }: typeof import("#server/site-build.ts") = await importBuilt("site-build.js");
  const { buildApp }: typeof import("#server/app.ts") = await importBuilt("app.js");
  const app = await buildApp(readConfig({ LOG_LEVEL: "silent" }), await loadSiteBuild(dist));
  await app.close();
}
