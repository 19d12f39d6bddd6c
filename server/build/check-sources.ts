import { existsSync } from "node:fs";
import measured from "#client/fonts/measured.json" with { type: "json" };
import { typefaces } from "#client/fonts/typefaces.ts";
import { checkContent } from "#shared/content/check-content.ts";
import { projects } from "#shared/data/projects.ts";
import { languages, pictureName } from "#shared/languages.ts";
import { PlainError } from "#shared/plain-error.ts";

/**
 * Checks the content, then its pictures and the typefaces.
 * @throws {PlainError} with one line for each error.
 */
export function checkSources(): void {
  checkContent();
  const drawn = languages.map((language) => `public/${pictureName("social-preview", language)}.png`);
  const roles = Object.keys(typefaces) as (keyof typeof typefaces)[];
  const problems = [
    ...projects
      .map(({ id, picture }) => ({ id, file: `client/pictures/${picture}.png` }))
      .filter(({ file }) => !existsSync(file))
      .map(({ id, file }) => `${file} is missing: shared/data names it for "${id}"`),
    ...drawn.filter((file) => !existsSync(file)).map((file) => `${file} is missing: run npm run art`),
    ...roles
      .filter((role) => measured[role].package !== typefaces[role].package)
      .map((role) => `client/fonts/${role}.woff2 is not ${typefaces[role].family} yet: run npm run fonts`),
  ];
  if (problems.length > 0) throw new PlainError(problems.join("\n"));
}
