import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/**
 * Finds a Chromium for the browser tests, or gets one: Debian's package where apt is there, else Playwright's own.
 * @returns the path of its executable.
 * @throws when there is none to be had, with what to do.
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log("No Chromium found; getting one for the browser tests …");
  installDebianPackage();
  const installed = findBrowser();
  if (installed) return installed;
  run("npx", ["playwright", "install", "--with-deps", "chromium"]);
  const downloaded = findBrowser();
  if (downloaded) return downloaded;
  throw new Error(
    "No Chromium could be installed. Install one and name it in CHROMIUM_PATH, then run npm test again.",
  );
}

function findBrowser(): string | undefined {
  const named = process.env["CHROMIUM_PATH"];
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const candidates = [
    named,
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    chromium.executablePath(),
  ];
  return candidates.find((path) => path && existsSync(path));
}

function installDebianPackage(): void {
  if (!run("apt-get", ["--version"], "ignore")) return;
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = (...args: string[]) => {
    const [command = "apt-get", ...rest] = [...asRoot, "apt-get", ...args];
    return run(command, rest);
  };
  if (apt("update", "-qq")) apt("install", "-y", "-qq", "--no-install-recommends", "chromium");
}

function run(command: string, args: string[], output: "inherit" | "ignore" = "inherit"): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { stdio: ["ignore", output, output], env }).status === 0;
}
