import { cp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { readDrawings } from "#server/read-drawings.ts";
import { assertContent } from "#shared/content/validation/validate-content.ts";
import { palette } from "#shared/palette.ts";
import { assertContrast } from "./check-contrast.ts";
import { compressAssets } from "./compress-assets.ts";

/**
 * Completes a build: copies the pages' pictures and fonts to the served files, compresses the served files, loads the
 * site once, as the server does, and checks its content and its colours.
 * @param dist the folder of the build.
 * @throws {ContentError} for broken content.
 * @throws {Error} for weak contrast in the palette, and for everything else that would end the server's start.
 */
export async function finishBuild(dist: string): Promise<void> {
  const client = join(dist, "client");
  const server = join(dist, "server");
  // Only the server's bundle imports pages, so Vite puts their pictures and fonts beside that bundle.
  await cp(join(server, "assets"), join(client, "assets"), {
    recursive: true,
    filter: (file) => !/\.(css|js)$/.test(file),
  });
  await compressAssets(client);

  const module = pathToFileURL(resolve(server, "built-site.js")).href;
  const { loadBuiltSite }: typeof import("#server/built-site.ts") = await import(module);
  await loadBuiltSite(dist);
  await assertContent(readDrawings());
  assertContrast(palette.tones);
}

/** Removes the last build, so that a failed build leaves no old files. */
export async function removeBuild(dist: string): Promise<void> {
  await rm(dist, { recursive: true, force: true });
}
