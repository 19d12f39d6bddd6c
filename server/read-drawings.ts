import { readdirSync, readFileSync } from "node:fs";
import type { Drawings } from "#shared/content/schemas.ts";

const folder = "client/pictures";

/** Reads which drawings exist: pictures by the names of their files, vignettes by the ids of their symbols. */
export function readDrawings(): Drawings {
  const vignettes = readFileSync(`${folder}/vignettes.svg`, "utf8").matchAll(/<symbol id="([^"]+)"/g);
  return {
    // A file that ends in -narrow is a cut of another picture.
    pictures: readdirSync(folder).flatMap((file) => /^(.+)(?<!-narrow)\.png$/.exec(file)?.[1] ?? []),
    vignettes: [...vignettes].map(([, id = ""]) => id),
  };
}
