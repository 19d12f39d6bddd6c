import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

type Package = { optionalDependencies?: Record<string, string> };

test("the lock file has every platform's optional packages, so that npm ci works everywhere", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, Package>;
  };
  /** The folders in which Node looks for a package that the package at `path` imports. */
  const foldersOf = (path: string) =>
    path.split("/node_modules/").map((_, end, parts) => parts.slice(0, end + 1).join("/node_modules/"));
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) =>
        ["", ...foldersOf(path)].every(
          (folder) => !packages[`${folder}/node_modules/${name}`.replace(/^\//, "")],
        ),
      )
      .map((name) => `${path}: ${name}`),
  );
  assert.deepEqual(missing, [], "Delete package-lock.json and run npm install");
});
