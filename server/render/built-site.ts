import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Check } from "typebox/schema";
import { type BuildRecord, BuildRecordSchema } from "#server/build/record.ts";
import type { Site } from "./site.ts";

/** The build is missing or not whole; says what to do. */
export class BuildError extends Error {
  override name = "BuildError";
}

/**
 * Loads the site from a build.
 * @param dist the folder that `vite build` wrote.
 * @throws BuildError when the build is missing or broken.
 */
export async function loadBuiltSite(dist: string): Promise<Site> {
  const record = await readRecord(join(dist, "server/build.json"));
  const files = join(dist, "client");
  await readFile(join(files, record.entry.src)).catch((cause) => {
    throw new BuildError(`The build is broken: ${record.entry.src} is not in ${files}. Run: npm run build`, {
      cause,
    });
  });
  const { pages, matchPage, matchErrorPage } = await import("#client/entry-server.tsx");
  return {
    pages,
    matchPage,
    matchErrorPage,
    styles(source) {
      const sheet = record.styles[source];
      if (sheet === undefined)
        throw new BuildError(`The build has no styles of ${source}. Run: npm run build`);
      return sheet;
    },
    scripts: [record.entry],
    files,
  };
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
