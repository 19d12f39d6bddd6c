// Prepares a clone, then runs the project's Node: node server/build/run.mjs --install|--build|--rebuild [ARGUMENT…]
// Each installs missing packages. --build builds the site if its sources have changed since the last build, --rebuild
// always. This file has no dependencies, because it runs before they are installed, on the Node that npm uses.
import { createHash } from "node:crypto";
import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { projectNode, runProgram } from "./run-program.mjs";

/** What a build depends on. */
const folders = ["client", "public", "server", "shared"];
const files = ["package.json", "package-lock.json", "tsconfig.json", "vite.config.ts"];
/** The lock: it exists while a command installs or builds, and holds what it makes. Others wait until it is gone. */
const lockFolder = ".build";
const [task, ...programArguments] = process.argv.slice(2);
let heartbeat;

process.on("exit", releaseLock);
// Another user may run what this one installs and builds.
process.umask(0o022);
try {
  const root = process.cwd();
  if (/[#%*?]/.test(root)) throw new Error(`Rename the folder: Vite cannot read #, %, * and ? in ${root}`);
  if (!isInstalled() || needsBuild()) {
    await acquireLock();
    // Another command may have done it meanwhile.
    if (!isInstalled()) await install();
    if (needsBuild()) await build();
    releaseLock();
  }
  if (programArguments.length > 0) process.exit(await runProgram(projectNode(), programArguments));
} catch (error) {
  process.stderr.write(`\n${error.message}\n`);
  process.exit(1);
}

/** Whether the packages in the lock file are installed, with the optional ones for this platform. */
function isInstalled() {
  const { packages } = JSON.parse(fs.readFileSync("package-lock.json"));
  const installed = JSON.parse(read("node_modules/.package-lock.json") ?? "{}").packages;
  const currentLibc = process.report.getReport().header.glibcVersionRuntime ? "glibc" : "musl";
  return Object.entries(packages).every(([path, { version, optional, os, cpu, libc = [currentLibc] }]) => {
    const isForHere =
      os?.includes(process.platform) && cpu?.includes(process.arch) && libc.includes(currentLibc);
    return path === "" || installed?.[path]?.version === version || (optional && !isForHere);
  });
}

/** Installs the packages in the lock file, even if npm's settings leave some out or refuse this Node. */
async function install() {
  process.stdout.write("Installing the packages of package-lock.json …\n");
  const settings = "--include=dev --include=optional --include=peer --engine-strict=false --loglevel=error";
  // Windows cannot start npm, a script, without a shell.
  const options = { shell: process.platform === "win32" };
  const status = await runProgram("npm", ["ci", ...settings.split(" ")], options);
  if (status !== 0) throw new Error("npm ci failed: see above.");
  // With it, npm would run this file with the packages' Node, which may not run here.
  fs.rmSync("node_modules/.bin/node", { force: true });
}

function needsBuild() {
  return task === "--rebuild" || (task === "--build" && `${read("dist/sources.sha256")}` !== digestSources());
}

/** Makes a build beside the present one, and then puts it in its place. */
async function build() {
  process.stdout.write("Building the site …\n");
  const digest = digestSources();
  const status = await runProgram(projectNode(), ["server/build/main.ts", `${lockFolder}/dist`]);
  if (status !== 0) throw new Error("The build failed: see above.");
  fs.writeFileSync(`${lockFolder}/dist/sources.sha256`, digest);
  if (fs.existsSync("dist")) fs.renameSync("dist", `${lockFolder}/previous`);
  fs.renameSync(`${lockFolder}/dist`, "dist");
}

function digestSources() {
  const list = (at) => fs.readdirSync(at, { recursive: true }).map((name) => `${at}/${name}`);
  const hash = createHash("sha256");
  for (const path of [...files, ...folders.flatMap(list).sort()]) {
    const bytes = read(path);
    if (bytes) hash.update(`${path}\0`).update(bytes);
  }
  return hash.digest("hex");
}

/** The bytes of a regular file. A folder has none, nor has a link to nothing, such as an editor's lock. */
function read(path) {
  try {
    return fs.statSync(path).isFile() ? fs.readFileSync(path) : undefined;
  } catch {}
}

/** Waits until no other command has the folder. One that nobody has touched for ten seconds belongs to a killed command. */
async function acquireLock() {
  // mkdirSync returns nothing if the folder exists.
  for (let isFirst = true; !fs.mkdirSync(lockFolder, { recursive: true }); isFirst = false) {
    if (isFirst) process.stdout.write("Waiting for another command …\n");
    const touched = fs.statSync(lockFolder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - touched > 10_000) fs.rmSync(lockFolder, { recursive: true, force: true });
    else await sleep(100);
  }
  heartbeat = setInterval(() => fs.utimes(lockFolder, new Date(), new Date(), () => {}), 1000);
}

function releaseLock() {
  if (heartbeat) fs.rmSync(lockFolder, { recursive: true, force: true });
  clearInterval(heartbeat);
  heartbeat = undefined;
}
