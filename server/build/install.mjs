import fs from "node:fs";
import { runProgram } from "./run-program.mjs";

/** Whether the packages in the lock file are installed, with the optional ones for this platform. */
export function isInstalled() {
  const { packages: wanted } = readJson("package-lock.json");
  const installed = (fs.existsSync(installedFile) && readJson(installedFile).packages) || {};
  return Object.entries(wanted).every(
    ([path, { version, optional, ...platform }]) =>
      path === "" || installed[path]?.version === version || (optional && !isForThisPlatform(platform)),
  );
}

/** npm's list of what it has installed. */
const installedFile = "node_modules/.package-lock.json";

/** @param {string} path */
const readJson = (path) => JSON.parse(fs.readFileSync(path, "utf8"));

/** @param {{ os?: string[], cpu?: string[], libc?: string[] }} platform that of a package in a lock file */
function isForThisPlatform({ os, cpu, libc }) {
  /** @type {any} */
  const { header } = process.report.getReport();
  const isForLibc = libc?.includes(header.glibcVersionRuntime ? "glibc" : "musl") ?? true;
  return isForLibc && os?.includes(process.platform) && cpu?.includes(process.arch);
}

/** Installs the packages in the lock file, even if npm's settings leave some out or refuse this Node. */
export async function install() {
  process.stdout.write("Installing the packages of package-lock.json …\n");
  const settings = "--include=dev --include=optional --include=peer --engine-strict=false --loglevel=error";
  // Windows cannot start npm, a script, without a shell.
  const options = { shell: process.platform === "win32" };
  const status = await runProgram("npm", ["ci", ...settings.split(" ")], options);
  if (status !== 0) throw new Error("npm ci failed: see above.");
  // With it, npm would run its commands with the packages' Node, which may not run here.
  fs.rmSync("node_modules/.bin/node", { force: true });
}
