import type { Drawings, SiteContent } from "#shared/content/schemas.ts";
import { fieldName, type Mistake, quote } from "./check-schema.ts";
import { ownWords, walk } from "./words.ts";

/** Finds names of pictures (in an `image`) and vignettes (in a `vignette`) that have no drawing. */
export function checkDrawings(content: SiteContent, { pictures, vignettes }: Drawings): Mistake[] {
  const { mainServices, furtherServices, projects, testimonials, pages, failures, words } = content;
  const modules: [module: string, value: unknown][] = [
    ["services.ts", { mainServices, furtherServices }],
    ["projects.ts", { projects }],
    ["testimonials.ts", { testimonials }],
    ...pages.map(({ path, content }): [string, unknown] => [`page ${path}`, ownWords(content)]),
    ...Object.entries(failures).map(([module, page]): [string, unknown] => [module, ownWords(page)]),
    ...Object.entries(words),
  ];
  return modules.flatMap(([module, value]) =>
    [...walk(value)].flatMap(({ pointer, key, value }) => {
      const name = (value as { name?: unknown } | null)?.name;
      if (typeof name !== "string") return [];
      const field = fieldName("", `${pointer}/name`);
      if (key === "image" && !pictures.includes(name))
        return [{ module, field, reason: `names a missing picture: client/pictures/${name}.png` }];
      if (key === "vignette" && !vignettes.includes(name)) {
        const reason = `names a missing vignette: ${quote(name)} is no symbol of client/pictures/vignettes.svg`;
        return [{ module, field, reason }];
      }
      return [];
    }),
  );
}
