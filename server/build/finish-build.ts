import { createHash } from "node:crypto";
import { cp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest } from "vite";
import type { BuildRecord } from "#server/render/build-record.ts";
import { assertContent } from "#shared/content/site-content.ts";
import { compileServer } from "./compile-server.ts";
import { compressAssets } from "./compress-assets.ts";

/**
 * Brings the two bundles of a build together: puts the pictures and fonts that only pages import where they are
 * served, writes down each page's styles and the browser's entry, and compresses what is served as files;
 * then compiles the server.
 * @throws when the build made no browser entry, and for broken content.
 */
export async function finishBuild(dist: string): Promise<void> {
  const client = join(dist, "client");
  const server = join(dist, "server");
  const clientManifest = await takeManifest(client);
  const serverManifest = await takeManifest(server);

  const entry = await browserEntry(client, clientManifest);
  const styles = await pageStyles(server, serverManifest);

  // The browser's bundle knows only islands, so what pages show was emitted beside the server's.
  await cp(join(server, "assets"), join(client, "assets"), {
    recursive: true,
    filter: (file) => !/\.(css|js)$/.test(file),
  });
  await rm(join(server, "assets"), { recursive: true });
  await compressAssets(client);
  const record: BuildRecord = { entry, styles, files: await fileSizes(dist, ["client", "server"]) };
  await writeFile(join(server, "build.json"), JSON.stringify(record, null, 2));
  await tryBuild(dist);
  await compileServer(join(server, "main.js"));
}

/** Loads the build as the server will, so that broken content stops the build and not the start. */
async function tryBuild(dist: string): Promise<void> {
  const url = pathToFileURL(resolve(dist, "server/built-site.js"));
  const { loadBuiltSite }: typeof import("#server/render/built-site.ts") = await import(url.href);
  assertContent((await loadBuiltSite(dist)).pages);
}

/** The bytes of every file in these folders, by its path, so that the start can tell whether all of them arrived. */
async function fileSizes(root: string, folders: string[]): Promise<BuildRecord["files"]> {
  const sizes: BuildRecord["files"] = {};
  for (const folder of folders) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((each) => each.isFile())) {
      const path = join(entry.parentPath, entry.name);
      sizes[relative(root, path)] = (await stat(path)).size;
    }
  }
  return sizes;
}

/** Reads a manifest and removes it, so that no build file stands among the served ones. */
async function takeManifest(folder: string): Promise<Manifest> {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, ".vite/manifest.json"), "utf8"));
  await rm(join(folder, ".vite"), { recursive: true });
  return manifest;
}

async function browserEntry(folder: string, manifest: Manifest): Promise<BuildRecord["entry"]> {
  const file = manifest["client/entry-client.ts"]?.file;
  if (!file) throw new Error("the build made no browser entry of client/entry-client.ts");
  const digest = createHash("sha384")
    .update(await readFile(join(folder, file)))
    .digest("base64");
  return { src: `/${file}`, integrity: `sha384-${digest}` };
}

/** The style sheet of each page: that of the document, then that of the page, each file once and in import order. */
async function pageStyles(folder: string, manifest: Manifest): Promise<Record<string, string>> {
  const styles: Record<string, string> = {};
  for (const source of Object.keys(manifest).filter((key) => key.startsWith("client/pages/"))) {
    const files = new Set(["client/entry-server.tsx", source].flatMap((key) => cssOf(manifest, key)));
    const sheets = await Promise.all([...files].map((file) => readFile(join(folder, file), "utf8")));
    styles[source] = sheets.map((sheet) => sheet.trim()).join("");
  }
  return styles;
}

function cssOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap((name) => cssOf(manifest, name, seen)), ...(chunk.css ?? [])];
}
