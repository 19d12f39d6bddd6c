import type { MutationsByFile } from "./mutation.ts";

/** What the static checks have to notice. */
export const checks: MutationsByFile = {
  "client/ui/Island.tsx": [
    {
      what: "a function may be a prop of an island",
      from: "? never",
      to: "? Value",
      tests: ["test/checks/static.test.ts: all types hold"],
    },
    {
      what: "an island does not say when it comes",
      from: "data-when={when}",
      to: "data-moment={when}",
      tests: ["test/client/ui/Island.test.tsx"],
    },
  ],
  "shared/fill.ts": [
    {
      what: "a line for debugging is left",
      from: "return String(value);",
      to: "console.log(name, value);\n    return String(value);",
      tests: ["test/checks/static.test.ts: every file is linted"],
    },
    {
      what: "only the first placeholder gets its value",
      from: "\\}/g",
      to: "\\}/",
      tests: [
        "test/shared/fill.test.ts: placeholders get",
        "test/shared/fill.test.ts: a placeholder without",
      ],
    },
  ],
  "shared/paths.ts": [
    {
      what: "an export that nobody uses is left",
      from: "export const documentPaths",
      to: 'export const formerPaths = ["/team"];\n\nexport const documentPaths',
      tests: ["test/checks/static.test.ts: no file, export or dependency is unused"],
    },
  ],
  "test/checks/imports.test.ts": [
    {
      what: "a folder has no line in the table of imports",
      from: '  "client/fonts": [],\n',
      to: "",
      tests: ["test/checks/imports.test.ts: every folder stands in the table"],
    },
  ],
  "shared/slug.ts": [
    {
      what: "what both sides know imports the server",
      from: "/** A text as it",
      to: 'import "#server/config.ts";\n\n/** A text as it',
      tests: ["test/checks/imports.test.ts: imports go in the directions"],
    },
  ],
  "client/Document.tsx": [
    {
      what: "an import climbs out of its folder",
      from: '"#client/styles/fonts.ts"',
      to: '"../client/styles/fonts.ts"',
      tests: ["test/checks/imports.test.ts: imports across folders begin with #"],
    },
  ],
  "shared/absolute-url.ts": [
    {
      what: "two modules import each other",
      from: "/**\n * The public address",
      to: 'import "./metadata.ts";\n\n/**\n * The public address',
      tests: ["test/checks/imports.test.ts: no file imports itself"],
    },
  ],
};
