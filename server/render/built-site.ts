import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { Check } from "typebox/schema";
import type { MatchedPage } from "#client/entry-server.tsx";
import { type BuildRecord, BuildRecordSchema } from "./build-record.ts";
import type { Site } from "./site.ts";

/** The build is missing or not whole; says what to do. */
class BuildError extends Error {
  override name = "BuildError";
}

/**
 * Loads the site from a build.
 * @param dist the folder that `vite build` wrote.
 * @throws BuildError when the build is missing or broken.
 */
export async function loadBuiltSite(dist: string): Promise<Site> {
  const record = await readRecord(join(dist, "server/build.json"));
  await assertWhole(dist, record);
  const { pages, matchPage, matchErrorPage, inlineScripts } = await import("#client/entry-server.tsx");
  return {
    pages,
    matchPage: remembering(matchPage),
    matchErrorPage,
    styles(source) {
      const sheet = record.styles[source];
      if (sheet === undefined)
        throw new BuildError(`The build has no styles of ${source}. Run: npm run build`);
      return sheet;
    },
    inlineScripts,
    scripts: [record.entry.src],
    files: { root: join(dist, "client"), names: servedFiles(record) },
  };
}

/** What stands compressed beside a file is that file in another coding; what begins with a dot is nobody's business. */
function servedFiles({ files }: BuildRecord): string[] {
  const served = /^client\/(?!.*\.(?:br|gz)$)(?!(?:.*\/)?\.)(.+)$/;
  return Object.keys(files).flatMap((path) => served.exec(path)?.[1] ?? []);
}

/** Matching and finding the module again take a seventh of a render. The renderer asks for no path but those of pages, so few are remembered. */
function remembering(match: Site["matchPage"]): Site["matchPage"] {
  const matched = new Map<string, Promise<MatchedPage>>();
  return (path) => {
    const page = matched.get(path) ?? match(path);
    matched.set(path, page);
    return page;
  };
}

async function assertWhole(dist: string, { files }: BuildRecord): Promise<void> {
  const sizes = Object.entries(files).map(async ([path, size]) => {
    const found = await stat(join(dist, path)).catch(() => null);
    return found?.size === size ? [] : path;
  });
  const wrong = (await Promise.all(sizes)).flat();
  if (wrong.length === 0) return;
  const names = `${wrong.slice(0, 3).join(", ")}${wrong.length > 3 ? ` and ${wrong.length - 3} more` : ""}`;
  throw new BuildError(`The build is broken: missing or not whole: ${names}. Run: npm run build`);
}

async function readRecord(path: string): Promise<BuildRecord> {
  try {
    const record: unknown = JSON.parse(await readFile(path, "utf8"));
    if (Check(BuildRecordSchema, record)) return record;
  } catch (cause) {
    throw new BuildError(`There is no readable build at ${path}. Run: npm run build`, { cause });
  }
  throw new BuildError(`${path} is not the record of a build. Run: npm run build`);
}
