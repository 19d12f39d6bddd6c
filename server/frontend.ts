import { constants, readFileSync } from "node:fs";
import { access, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest, ManifestChunk } from "vite";
import type { createDocument } from "#client/entry-server.tsx";
import type { Page } from "#shared/pages.ts";
import { UserError } from "#shared/user-error.ts";

/** What the server needs of the client: from the build or, in development, from Vite. */
export interface Frontend {
  createDocument: typeof createDocument;
  /** The style sheet to inline in a page. */
  styles: (page: Page) => string | Promise<string>;
  /** Module scripts in the order in which they run. */
  scripts: readonly string[];
  /** The folder of the static files. Null in development, when Vite serves them. */
  staticRoot: string | null;
}

export const entryClient = "client/browser/entry-client.ts";
export const entryServer = "client/entry-server.tsx";

/**
 * Lists a page's style sheets: first the document's, then the page's own, each once, in import order.
 * @param file the file of the page's component in client/pages
 * @param readModule finds the static imports and the style sheets of a source file or of one of its imports.
 */
export async function collectStyleSheets(
  file: string,
  readModule: (module: string) => Promise<Pick<ManifestChunk, "imports" | "css">>,
): Promise<string[]> {
  const modules = new Set<string>();
  const sheets = new Set<string>();
  const visit = async (module: string) => {
    if (modules.has(module)) return;
    modules.add(module);
    const { imports = [], css = [] } = await readModule(module);
    for (const each of imports) await visit(each);
    for (const sheet of css) sheets.add(sheet);
  };
  for (const source of [entryServer, `client/pages/${file}`]) await visit(source);
  return [...sheets];
}

/**
 * Loads a build. The content was checked at build time.
 * @param dist the build folder: `client` holds what is served, `server` the server's bundle.
 * @throws when a file of the build is missing or cannot be read.
 * @see https://vite.dev/guide/backend-integration
 */
export async function loadFrontend(dist: string): Promise<Frontend> {
  const staticRoot = join(dist, "client");
  const readManifest = async (folder: string) => {
    try {
      const manifest: Manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));
      for (const { file } of Object.values(manifest)) await access(join(folder, file), constants.R_OK);
      return manifest;
    } catch (cause) {
      throw new UserError(`The build in ${folder} is missing or incomplete. Run: npm run build`, { cause });
    }
  };
  const throwMissing = (module: string): never => {
    throw new UserError(`${module} is missing from the build. Run: npm run build`);
  };
  const entry = (await readManifest(staticRoot))[entryClient] ?? throwMissing(entryClient);
  const server = join(dist, "server");
  const manifest = await readManifest(server);
  // A static import would merge it into this file's chunk, and its styles would be missing from the manifest.
  const { createDocument, componentFiles } = await import("#client/entry-server.tsx");
  const styles = new Map<string, string>();
  for (const [key, file] of Object.entries(componentFiles)) {
    const sheets = await collectStyleSheets(file, async (module) => manifest[module] ?? throwMissing(module));
    styles.set(key, sheets.map((sheet) => readFileSync(join(server, sheet), "utf8").trim()).join(""));
  }
  // A file that the server's user cannot read would be a 500 once a visitor asks for it.
  for (const file of await readdir(staticRoot, { recursive: true }))
    await access(join(staticRoot, file), constants.R_OK);
  return {
    createDocument,
    styles: ({ key }) => styles.get(key) ?? throwMissing(componentFiles[key]),
    scripts: [`/${entry.file}`],
    staticRoot,
  };
}
