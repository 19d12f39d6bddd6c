import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "vite";
import type { ClientBundle } from "./client-bundle.ts";

/** Thrown when the build is missing or incomplete. The message says what to do. */
class BuildError extends Error {
  override name = "BuildError";
}

const entryClient = "client/entry-client.ts";
const entryServer = "client/entry-server.tsx";

/**
 * Loads the client from a build, which has checked its content.
 * @param dist the folder of the build: `client` holds what is served, `server` the server's bundle.
 * @throws {BuildError} when a file of the build is missing.
 * @see https://vite.dev/guide/backend-integration
 */
export async function loadClientBundle(dist: string): Promise<ClientBundle> {
  const filesRoot = join(dist, "client");
  const entry = readManifest(filesRoot)[entryClient];
  if (!entry) throw new BuildError(`The build has no script of ${entryClient}. Run: npm run build`);
  const styles = readStyles(join(dist, "server"));
  const { sitePages, matchPage, inlineScripts } = await import("#client/entry-server.tsx");
  return {
    pages: sitePages,
    matchPage,
    inlineScripts,
    scripts: [`/${entry.file}`],
    styles(source) {
      const sheet = styles.get(source);
      if (sheet === undefined)
        throw new BuildError(`The build has no styles of ${source}. Run: npm run build`);
      return sheet;
    },
    filesRoot,
  };
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readBuildFile(join(folder, ".vite/manifest.json")));
}

/**
 * The style sheet of each page: first the document's styles, then the page's. Each file
 * appears once, in import order.
 */
function readStyles(folder: string): Map<string, string> {
  const manifest = readManifest(folder);
  const pages = Object.keys(manifest).filter((source) => /^client\/pages\/.*Page\.tsx$/.test(source));
  return new Map(
    pages.map((source) => {
      const files = new Set([...cssOf(manifest, entryServer), ...cssOf(manifest, source)]);
      return [source, [...files].map((file) => readBuildFile(join(folder, file)).trim()).join("")];
    }),
  );
}

function cssOf(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) return [];
  seen.add(source);
  return [...(chunk.imports ?? []).flatMap((name) => cssOf(manifest, name, seen)), ...(chunk.css ?? [])];
}

function readBuildFile(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (cause) {
    throw new BuildError(`The build is missing or incomplete: ${path} cannot be read. Run: npm run build`, {
      cause,
    });
  }
}
