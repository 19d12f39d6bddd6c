import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "vite";
import type { createDocument } from "#client/entry-server.tsx";
import { allPages, type Page } from "#shared/pages.ts";

/** The client as the server needs it, from the build or from Vite during development. */
export interface SiteBuild {
  createDocument: typeof createDocument;
  /** The style sheet to inline in a page. */
  styles: (page: Page) => string | Promise<string>;
  /** The inline scripts of every page. The Content-Security-Policy allows them. */
  inlineScripts: readonly string[];
  /** Module scripts in the order in which they run. */
  scripts: readonly string[];
  /** The folder of the static files. Null during development, when Vite serves them. */
  filesRoot: string | null;
}

/** Thrown when the build is missing or incomplete. The message says what to do. */
class BuildError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(`${message} Run: npm run build`, options);
    this.stack = this.message;
  }
}

const entryClient = "client/entry-client.ts";
const entryServer = "client/entry-server.tsx";

/** The source file of a page. The build manifest lists its styles under this name. */
export const sourceOf = ({ component }: Page) => `client/pages/${component}.tsx`;

/**
 * Loads the client from a build, which has checked its content.
 * @param dist the folder of the build: `client` holds what is served, `server` the server's bundle.
 * @throws {BuildError} when a file of the build is missing.
 * @see https://vite.dev/guide/backend-integration
 */
export async function loadSiteBuild(dist: string): Promise<SiteBuild> {
  const filesRoot = join(dist, "client");
  const entry = readManifest(filesRoot)[entryClient];
  if (!entry) throw new BuildError(`The build has no script of ${entryClient}.`);
  const server = join(dist, "server");
  const manifest = readManifest(server);
  const styles = new Map(
    allPages.map((page) => {
      // First the document's styles, then the page's. Each file once, in import order.
      const files = new Set([...cssOf(manifest, entryServer), ...cssOf(manifest, sourceOf(page))]);
      return [page.component, [...files].map((file) => readBuildFile(join(server, file)).trim()).join("")];
    }),
  );
  const { createDocument, inlineScripts } = await import("#client/entry-server.tsx");
  return {
    createDocument,
    inlineScripts,
    styles: ({ component }) => styles.get(component) ?? "",
    scripts: [`/${entry.file}`],
    filesRoot,
  };
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readBuildFile(join(folder, ".vite/manifest.json")));
}

/** The style sheets of a module and of what it imports. */
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
    throw new BuildError(`The build is missing or incomplete: ${path} cannot be read.`, { cause });
  }
}
