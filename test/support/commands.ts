import { spawnSync } from "node:child_process";

export function hasCommand(name: string): boolean {
  return spawnSync(name, ["--version"], { stdio: "ignore" }).error === undefined;
}

/**
 * Installs a package of Debian, as root or with a sudo that asks for no password.
 * @returns false where that cannot be done.
 */
export function installDebianPackage(name: string): boolean {
  if (!hasCommand("apt-get")) return false;
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = (...args: string[]) => run([...sudo, "apt-get", ...args]);
  return apt("update", "-qq") && apt("install", "-y", "-qq", "--no-install-recommends", name);
}

/** Runs a command without asking anybody anything; true when it ended well. */
export function run([command = "", ...args]: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"], env }).status === 0;
}
