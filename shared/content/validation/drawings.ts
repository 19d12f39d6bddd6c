import type { Drawings } from "#shared/content/schemas.ts";
import type { SiteWords } from "#shared/content/site-words.ts";
import { fieldName, type Mistake, quote } from "./check-schema.ts";
import type { Facts } from "./facts.ts";
import { column, type Entry } from "./references.ts";
import { fileOf, walk } from "./words.ts";

/** Finds pictures and vignettes in the facts that have no drawing. */
export function checkFactDrawings(facts: Facts, drawings: Drawings): Mistake[] {
  const { mainServices, furtherServices, projects, testimonials } = facts;
  const module = "company.ts";
  const pictures = [
    ...column(module, "projects", projects, "picture"),
    ...column(module, "testimonials", testimonials, "picture"),
  ];
  const vignettes = [
    ...column(module, "mainServices", mainServices, "vignette"),
    ...column(module, "furtherServices", furtherServices, "vignette"),
  ];
  return [
    ...pictures.flatMap((entry) => checkPicture(entry, drawings)),
    ...vignettes.flatMap((entry) => checkVignette(entry, drawings)),
  ];
}

/** Finds names of pictures (in an `image`) and vignettes (in a `vignette`) in words that have no drawing. */
export function checkWordDrawings(tag: string, words: SiteWords, drawings: Drawings): Mistake[] {
  return Object.entries(words).flatMap(([key, value]) =>
    [...walk(value)].flatMap((found) => {
      const value = (found.value as { name?: unknown } | null)?.name;
      const entry = { module: fileOf(tag, key), field: fieldName("", `${found.pointer}/name`), value };
      if (found.key === "image") return checkPicture(entry, drawings);
      return found.key === "vignette" ? checkVignette(entry, drawings) : [];
    }),
  );
}

function checkPicture({ module, field, value }: Entry, { pictures }: Drawings): Mistake[] {
  if (typeof value !== "string" || pictures.includes(value)) return [];
  return [{ module, field, reason: `names a missing picture: client/pictures/${value}.png` }];
}

function checkVignette({ module, field, value }: Entry, { vignettes }: Drawings): Mistake[] {
  if (typeof value !== "string" || vignettes.includes(value)) return [];
  const reason = `names a missing vignette: ${quote(value)} is no symbol of client/pictures/vignettes.svg`;
  return [{ module, field, reason }];
}
