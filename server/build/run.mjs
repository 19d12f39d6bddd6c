// Prepares a clone, then runs the project's Node with the given arguments:
// node server/build/run.mjs [--build | --rebuild] [ARGUMENT…]
// It installs missing packages. With --build it builds the site if its sources have changed since the last
// build. With --rebuild it always builds. This file is plain JavaScript without dependencies, because it
// runs before packages are installed, on the Node that npm uses.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
process.chdir(root);

/** The files and folders that a build depends on. */
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
/** Contains a hash of the sources that dist/ was built from. A build begins by deleting dist/. */
const stamp = "dist/sources.sha256";

const [option, ...rest] = process.argv.slice(2);
const args = option === "--build" || option === "--rebuild" ? rest : process.argv.slice(2);

try {
  if (!isInstalled()) install();
  const node = projectNode();
  if (option === "--rebuild" || (option === "--build" && readIfThere(stamp) !== digestSources())) build(node);
  if (args.length > 0) run(node);
} catch (error) {
  fail(error.message);
}

/**
 * Whether the installed packages have the versions in the lock file. Optional ones may be missing,
 * because they are for other platforms.
 */
function isInstalled() {
  const lock = readIfThere("package-lock.json");
  if (!lock)
    throw new Error("package-lock.json is missing. Get it back with: git checkout package-lock.json");
  const installed = JSON.parse(readIfThere("node_modules/.package-lock.json") || "{}").packages ?? {};
  return Object.entries(JSON.parse(lock).packages).every(
    ([path, { version, optional }]) => path === "" || optional || installed[path]?.version === version,
  );
}

/** Installs the versions in the lock file. --include=dev installs the build tools even when NODE_ENV is production. */
function install() {
  process.stdout.write("Installing the packages of package-lock.json …\n");
  // Uses a shell, because npm is a script that Windows cannot start directly.
  const { status } = spawnSync("npm ci --include=dev --loglevel=error", {
    shell: true,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("npm ci failed: see above. Is the npm registry reachable?");
}

/** The Node that is installed as a package, or else the running Node if it is new enough. */
function projectNode() {
  const own = ["node", "node.exe"].map((name) => join(root, "node_modules/node/bin", name)).find(existsSync);
  if (own) return own;
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  throw new Error(
    `The project's own Node is not installed (are install scripts switched off?), and this one is ${process.version}.\n` +
      "Run: npm rebuild node --ignore-scripts=false, or use Node 24 or newer.",
  );
}

function build(node) {
  process.stdout.write("Building the site …\n");
  const digest = digestSources();
  const { status } = spawnSync(node, ["server/build/main.ts"], { stdio: "inherit" });
  if (status !== 0) throw new Error("The build failed: see above.");
  writeFileSync(stamp, digest);
}

function digestSources() {
  const hash = createHash("sha256");
  for (const path of sources.flatMap(listFiles).sort()) hash.update(`${path}\0`).update(readFileSync(path));
  return hash.digest("hex");
}

function listFiles(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => listFiles(`${path}/${name}`));
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function run(node) {
  const child = spawn(node, args, { stdio: "inherit" });
  // A terminal sends SIGINT to the child as well. SIGTERM reaches only this process.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  child.on("error", (error) => fail(`Node cannot be started: ${error.message}`));
  child.on("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

function fail(message) {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}
