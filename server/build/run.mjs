// Prepares a clone, then runs the project's Node: node server/build/run.mjs --install|--build|--rebuild [ARGUMENT…]
// All three install missing packages. --build builds the site if its sources have changed since the last build,
// --rebuild always. This file and those that it imports have no dependencies, because they run before these are
// installed, on the Node that npm uses.
import { createHash } from "node:crypto";
import fs from "node:fs";
import { install, isInstalled } from "./install.mjs";
import { withLock } from "./lock.mjs";
import { projectNode, runProgram } from "./run-program.mjs";

/** What a build depends on. */
const folders = ["client", "public", "server", "shared"];
const files = ["package.json", "package-lock.json", "tsconfig.json", "vite.config.ts"];
/** The lock. Builds are made inside it. */
const lockFolder = ".build";
const [mode, ...programArguments] = process.argv.slice(2);

// Another user may run what this one installs and builds.
process.umask(0o022);
try {
  const root = process.cwd();
  if (!["--install", "--build", "--rebuild"].includes(mode ?? "")) throw new Error(`Unknown mode: ${mode}`);
  if (/[#%*?]/.test(root)) throw new Error(`Rename the folder: Vite cannot read #, %, * and ? in ${root}`);
  if (!isInstalled() || needsBuild())
    await withLock(lockFolder, async () => {
      // Another command may have done it meanwhile.
      if (!isInstalled()) await install();
      if (needsBuild()) await build();
    });
  if (programArguments.length > 0) await runProgram(projectNode(), programArguments);
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

function needsBuild() {
  if (mode === "--install") return false;
  if (mode === "--rebuild") return true;
  return readFile("dist/sources.sha256")?.toString() !== digestSources();
}

/** Makes a build beside the present one, and then puts it in its place. */
async function build() {
  process.stdout.write("Building the site …\n");
  const digest = digestSources();
  await runProgram(projectNode(), ["server/build/main.ts", `${lockFolder}/dist`]);
  fs.writeFileSync(`${lockFolder}/dist/sources.sha256`, digest);
  if (fs.existsSync("dist")) fs.renameSync("dist", `${lockFolder}/previous`);
  fs.renameSync(`${lockFolder}/dist`, "dist");
}

/** A hash of all sources, with their names. */
function digestSources() {
  const sources = folders.flatMap((folder) =>
    fs.readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name}`),
  );
  const hash = createHash("sha256");
  for (const path of [...files, ...sources.sort()]) {
    const bytes = readFile(path);
    if (bytes) hash.update(`${path}\0`).update(bytes);
  }
  return hash.digest("hex");
}

/**
 * The bytes of a regular file. A folder has none, nor does a dangling link, such as an editor's lock.
 * @param {string} path
 */
function readFile(path) {
  try {
    return fs.statSync(path).isFile() ? fs.readFileSync(path) : undefined;
  } catch {
    return undefined;
  }
}
