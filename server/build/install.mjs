import fs from "node:fs";
import { runProgram } from "./run-program.mjs";

/** Whether the packages in the lock file are installed, with the optional ones for this platform. */
export function isInstalled() {
  const { packages: wanted } = readJson("package-lock.json");
  const installed = (fs.existsSync(installedLockFile) && readJson(installedLockFile).packages) || {};
  return Object.entries(wanted).every(
    ([path, { version, optional, ...platform }]) =>
      path === "" || installed[path]?.version === version || (optional && !isForThisPlatform(platform)),
  );
}

/** npm's list of what it has installed. */
const installedLockFile = "node_modules/.package-lock.json";

/** @param {string} path */
const readJson = (path) => JSON.parse(fs.readFileSync(path, "utf8"));

/** @type {any} */
const { header } = process.report.getReport();
const currentLibc = header.glibcVersionRuntime ? "glibc" : "musl";

/**
 * Whether an optional package names this platform. Packages that name none are treated as not required.
 * @param {{ os?: string[], cpu?: string[], libc?: string[] }} platform of a package in a lock file
 */
const isForThisPlatform = ({ os, cpu, libc = [currentLibc] }) =>
  os?.includes(process.platform) && cpu?.includes(process.arch) && libc.includes(currentLibc);

/** Installs the packages in the lock file, even if npm's settings leave some out or refuse this Node. */
export async function install() {
  process.stdout.write("Installing the packages of package-lock.json …\n");
  const settings = "--include=dev --include=optional --include=peer --engine-strict=false --loglevel=error";
  // Windows cannot start npm, a script, without a shell.
  const options = { shell: process.platform === "win32" };
  await runProgram("npm", ["ci", ...settings.split(" ")], options);
  // npm puts this folder first in PATH: its commands would run on the installed Node, which may not work here.
  fs.rmSync("node_modules/.bin/node", { force: true });
}
