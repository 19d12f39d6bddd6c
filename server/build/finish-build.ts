import { cp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { assertContent } from "#shared/content/site-content.ts";
import { compressAssets } from "./compress-assets.ts";

/**
 * Completes a build: puts the pictures and fonts of pages among the served files, compresses these, loads the site once
 * as the server will, and checks its content.
 * @param dist the folder of the build.
 * @throws {ContentError} for broken content, and whatever else would end the server's start.
 */
export async function finishBuild(dist: string): Promise<void> {
  const client = join(dist, "client");
  const server = join(dist, "server");
  // Only the server's bundle imports pages, so what they show was emitted beside it.
  await cp(join(server, "assets"), join(client, "assets"), {
    recursive: true,
    filter: (file) => !/\.(css|js)$/.test(file),
  });
  await compressAssets(client);

  const module = pathToFileURL(resolve(server, "built-site.js")).href;
  const { loadBuiltSite }: typeof import("#server/built-site.ts") = await import(module);
  const { pages } = await loadBuiltSite(dist);
  assertContent(pages);
}

/** Removes the last build, so that a build that fails leaves none. */
export async function removeBuild(dist: string): Promise<void> {
  await rm(dist, { recursive: true, force: true });
}
