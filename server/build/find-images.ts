import { readdirSync, readFileSync } from "node:fs";
import type { Images } from "#shared/content/content-rules.ts";

const folder = "client/pictures";

/** Finds what content can show: pictures by the names of their files, vignettes by the ids of their symbols. */
export function findImages(): Images {
  const vignettes = readFileSync(`${folder}/vignettes.svg`, "utf8").matchAll(/<symbol id="([^"]+)"/g);
  return {
    // A file that ends in -narrow is a cut of another picture.
    pictures: readdirSync(folder).flatMap((file) => /^(.+)(?<!-narrow)\.png$/.exec(file)?.[1] ?? []),
    vignettes: [...vignettes].map(([, id = ""]) => id),
  };
}
