import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { test } from "node:test";
import { parseSync } from "vite";

/**
 * What the files of a folder may import beside each other: folders, with all below them, or single files. A file that
 * stands here by its own name has these rights alone.
 */
const mayImport: Record<string, readonly string[]> = {
  "client/Document.tsx": ["client/Seo.tsx", "client/arrival", "client/styles", "shared"],
  "client/Seo.tsx": ["shared"],
  "client/entry-client.ts": ["client/arrival", "client/browser"],
  "client/entry-server.tsx": ["client/Document.tsx", "client/routes.tsx", "shared"],
  "client/routes.tsx": ["client/layout", "client/pages", "client/ui", "shared"],
  "client/vite-env.d.ts": [],
  // pages -> sections -> ui; layout is the frame around all pages and knows none of them.
  "client/pages": ["client/sections", "client/styles", "client/ui", "shared"],
  "client/sections": ["client/islands", "client/styles", "client/ui", "shared"],
  "client/layout": ["client/arrival", "client/styles", "client/ui", "shared"],
  "client/ui": ["client/browser", "client/styles", "shared"],
  "client/browser": ["client/islands"],
  "client/islands": ["client/styles", "client/ui", "shared"],
  "client/islands/contact-form": ["client/styles", "client/ui", "shared"],
  "client/arrival": ["client/browser", "client/styles", "client/ui/first-picture.ts"],
  "client/styles": ["client/fonts"],
  "client/fonts": [],
  "client/art": ["client/styles", "shared/content"],

  // The server knows the client through its entry alone.
  server: ["server", "shared"],
  // http -> render -> plugins and routes; http knows no pages.
  "server/http": ["shared/paths.ts"],
  "server/render": ["client/entry-server.tsx", "server/http"],
  "server/plugins": ["server/http", "server/lifecycle.ts", "server/render"],
  "server/routes": ["server/documents", "server/http", "server/render", "shared"],
  "server/documents": ["shared"],
  "server/build": ["server/render", "shared"],
  "server/development": ["client/entry-server.tsx", "server/render", "shared"],
  "server/prepare": [],

  // What both sides know knows neither. Words know their schemas; what checks or uses them is further up.
  shared: ["shared"],
  "shared/content": ["shared/content-schemas.ts", "shared/paths.ts"],
  "shared/content-check": ["shared"],
  "shared/structured-data": ["shared"],

  test: ["test/support"],
  "test/browser": ["server/build", "shared", "test/support"],
  "test/browser/fixtures": ["client/browser", "client/islands"],
  "test/checks": [],
  "test/client/ui": ["client/islands", "client/ui"],
  "test/mutations": ["test/support"],
  "test/load": ["server/http", "shared", "test/support"],
  "test/pages": ["client/Seo.tsx", "server", "shared", "test/support"],
  "test/server": ["server", "test/support"],
  "test/server/build": ["server/build", "shared", "test/support"],
  "test/server/development": ["server/development", "shared", "test/support"],
  "test/server/documents": ["server/documents", "shared", "test/support"],
  "test/server/http": ["server/http", "test/support"],
  "test/server/plugins": ["test/support"],
  "test/server/render": ["server/render", "test/support"],
  "test/server/routes": ["test/support"],
  "test/shared": ["shared", "test/support"],
  "test/shared/content": ["shared", "test/support"],
  "test/shared/content-check": ["shared", "test/support"],
  "test/shared/structured-data": ["shared", "test/support"],
  "test/shots": ["test/browser", "test/support"],
  "test/support": ["server", "shared"],
};

/** Packages with one door. */
const soleImporter: Record<string, string> = { "react-helmet-async": "client/Seo.tsx" };

interface Import {
  /** file:line */
  place: string;
  file: string;
  specifier: string;
  /** The file of this project that is meant, if it is one. */
  target: string | undefined;
  isType: boolean;
}

const files = ["client", "server", "shared", "test"]
  .flatMap((top) => readdirSync(top, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).replaceAll("\\", "/"));
const imports = files.flatMap(importsOf);

function importsOf(file: string): Import[] {
  const code = readFileSync(file, "utf8");
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const found = [
    ...staticImports.map(({ start, end, moduleRequest: { value } }) => ({
      start,
      value,
      isType: code.slice(start, end).startsWith("import type"),
    })),
    ...staticExports.flatMap(({ start, entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? { start, value: moduleRequest.value, isType } : [],
      ),
    ),
    // A name that is only known when it runs is left out.
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const [, value] = /^"(.+)"$/.exec(code.slice(start, end)) ?? [];
      return value ? { start, value, isType: false } : [];
    }),
    ...[...code.matchAll(/typeof import\("([^"]+)"\)/g)].map(({ index, 1: value = "" }) => ({
      start: index,
      value,
      isType: true,
    })),
  ];
  return found.map(({ start, value, isType }) => ({
    place: `${file}:${code.slice(0, start).split("\n").length}`,
    file,
    specifier: value,
    target: targetOf(file, value),
    isType,
  }));
}

function targetOf(file: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*$/, "");
  if (path.startsWith("#")) return path.slice(1);
  if (path.startsWith(".")) return posix.join(dirname(file), path);
  return undefined;
}

const keyOf = (file: string) => (file in mayImport ? file : dirname(file));
const isWithin = (file: string, place: string) => file === place || file.startsWith(`${place}/`);

test("every folder stands in the table, and the table names nothing that is not there", () => {
  const missing = new Set(files.map(keyOf).filter((key) => !(key in mayImport)));
  assert.deepEqual([...missing], [], "say in this file what these folders may import");
  const used = new Set(files.map(keyOf));
  assert.deepEqual(
    Object.keys(mayImport).filter((key) => !used.has(key)),
    [],
    "no source stands there",
  );
  const named = new Set(Object.values(mayImport).flat());
  assert.deepEqual(
    [...named].filter((place) => !existsSync(place)),
    [],
    "there is no such file or folder",
  );
});

test("imports go in the directions of the table alone", () => {
  const forbidden = imports.flatMap(({ place, file, target }) => {
    if (!target || !/^(client|server|shared|test)\//.test(target)) return [];
    const key = keyOf(file);
    const isOwn = key !== file && dirname(target) === key;
    const allowed = mayImport[key] ?? [];
    if (isOwn || allowed.some((each) => isWithin(target, each))) return [];
    return `${place} imports ${target}; ${key} may import ${allowed.join(", ") || "nothing"}`;
  });
  assert.deepEqual(forbidden, []);
});

test("imports across folders begin with #, and packages with one door are imported there", () => {
  const wrong = imports.flatMap(({ place, file, specifier }) => {
    const importer = soleImporter[specifier];
    if (importer && file !== importer) return `${place} imports ${specifier}, which ${importer} is for`;
    // package.json is not in any of the folders.
    if (specifier.startsWith("../") && !specifier.endsWith("package.json"))
      return `${place}: write #client/…, #server/…, #shared/… or #test/… instead of ${specifier}`;
    return [];
  });
  assert.deepEqual(wrong, []);
});

test("no file imports itself by way of others, but for its types", () => {
  const targets = new Map<string, string[]>(files.map((file) => [file, []]));
  for (const { file, target, isType } of imports) if (target && !isType) targets.get(file)?.push(target);
  const done = new Set<string>();
  const cycles: string[] = [];
  const follow = (file: string, way: readonly string[]): void => {
    const begin = way.indexOf(file);
    if (begin >= 0) cycles.push([...way.slice(begin), file].join(" -> "));
    if (begin >= 0 || done.has(file)) return;
    for (const target of targets.get(file) ?? []) follow(target, [...way, file]);
    done.add(file);
  };
  for (const file of files) follow(file, []);
  assert.deepEqual(cycles, []);
});
