import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The oldest Node that can run the tools of the project itself. */
const supportedMajor = 24;

/** Installs the packages of the lock file, unless exactly these are there. */
export function installIfMissing(root) {
  if (isInstalled(root)) return;
  process.stdout.write("Installing the packages of package-lock.json …\n");
  // Not `npm ci`: it refuses a lock file without the optional binaries of other platforms, which not every registry
  // has. The versions are those of the lock file, and --no-save leaves it as it is. Without --include=dev, a
  // production environment would leave out what builds the site.
  const flags = ["--no-save", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", ["install", ...flags], { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error("npm install failed: see above. Is the npm registry within reach?");
}

function isInstalled(root) {
  const installed = readPackages(join(root, "node_modules/.package-lock.json"));
  const wanted = readPackages(join(root, "package-lock.json"));
  if (!wanted)
    throw new Error(
      "package-lock.json is missing or broken. Get it back with: git checkout package-lock.json",
    );
  if (!installed) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === "" || optional || installed[path]?.version === version,
  );
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return undefined;
  }
}

/** The Node that the project brings along; the running one where that is not to be had but new enough. */
export function projectNode(root) {
  const own = join(root, "node_modules/node/bin/node");
  if (existsSync(own)) return own;
  if (Number.parseInt(process.versions.node, 10) >= supportedMajor) return process.execPath;
  throw new Error(
    `The project's own Node is not installed (are install scripts switched off?), and this one is ${process.version}.\n` +
      `Run: npm rebuild node --ignore-scripts=false, or use Node ${supportedMajor} or newer.`,
  );
}
