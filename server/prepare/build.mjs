import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** All that a build depends on, by its path from the root. */
const sources = [
  "client",
  "server",
  "shared",
  "public",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
];

/** Which sources a build was made of. */
const stampOf = (root) => join(root, "dist/sources.sha256");

/** Builds the site, unless the last build was made of exactly these sources. */
export function buildIfChanged(root, node, environment) {
  if (read(stampOf(root)) !== digestOf(root)) build(root, node, environment, "warn");
}

/** Builds the site, even over a build that only looks as if it were of these sources. */
export function build(root, node, environment, logLevel = "info") {
  const digest = digestOf(root);
  // A build that fails leaves none.
  rmSync(stampOf(root), { force: true });
  const { status } = spawnSync(node, ["node_modules/vite/bin/vite.js", "build", "--logLevel", logLevel], {
    cwd: root,
    env: environment,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("The build failed: see above.");
  writeFileSync(stampOf(root), digest);
}

function digestOf(root) {
  const hash = createHash("sha256");
  for (const path of sources.flatMap((source) => filesOf(root, source))) {
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(root, path)))
      .update("\0");
  }
  return hash.digest("hex");
}

function filesOf(root, path) {
  let entries;
  try {
    entries = readdirSync(join(root, path), { withFileTypes: true });
  } catch (error) {
    if (error.code === "ENOTDIR") return [path];
    throw error;
  }
  return entries
    .map((entry) => `${path}/${entry.name}`)
    .sort()
    .flatMap((child) => filesOf(root, child));
}

function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
