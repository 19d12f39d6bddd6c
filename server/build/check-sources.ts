// Checks the content, then its pictures and the typefaces, before anything is compiled. Prints one line for each error.
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { PlainError } from "#shared/plain-error.ts";

try {
  // Imported here, because a module may be missing.
  const { checkContent, siteData, siteTranslations } = await import("#shared/site/check-content.ts");
  const { pictureName } = await import("#shared/languages.ts");
  const { typefaces } = await import("#client/fonts/typefaces.ts");
  const { default: measured } = await import("#client/fonts/measured.json", { with: { type: "json" } });
  checkContent();

  const drawn = siteTranslations.map(([language]) => `public/${pictureName("social-preview", language)}.png`);
  const roles = Object.keys(typefaces) as (keyof typeof typefaces)[];
  const problems = [
    ...siteData.projects
      .map(({ id, picture }) => ({ id, file: `client/pictures/${picture}.png` }))
      .filter(({ file }) => !existsSync(file))
      .map(({ id, file }) => `${file} is missing: shared/data names it for "${id}"`),
    ...drawn.filter((file) => !existsSync(file)).map((file) => `${file} is missing: run npm run art`),
    ...roles
      .filter((role) => measured[role].package !== typefaces[role].package)
      .map((role) => `client/fonts/${role}.woff2 is not ${typefaces[role].family} yet: run npm run fonts`),
  ];
  if (problems.length > 0) throw new PlainError(problems.join("\n"));
} catch (error) {
  // The stack of a module that is missing or cannot be read is Node's own.
  const text = String((error as Error).stack).replace(/\n +at (async |.*\bnode:).*/g, "");
  process.stderr.write(
    `${text.replaceAll(`${pathToFileURL(".")}/`, "").replaceAll(`${process.cwd()}/`, "")}\n`,
  );
  process.exitCode = 1;
}
