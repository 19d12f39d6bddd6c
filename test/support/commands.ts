import { spawnSync } from "node:child_process";

export function hasCommand(name: string): boolean {
  return spawnSync(name, ["--version"], { stdio: "ignore" }).error === undefined;
}

/**
 * Installs packages of Debian, as root or with a sudo that asks for no password, and says so before.
 * @returns false where that cannot be done.
 */
export function installDebianPackage(name: string): boolean {
  if (!hasCommand("apt-get")) return false;
  const aptGet = process.getuid?.() === 0 ? "apt-get" : "sudo -n apt-get";
  return install(name, `${aptGet} update -qq && ${aptGet} install -y -qq --no-install-recommends ${name}`);
}

/**
 * Runs a command that installs something, and says so before.
 * @returns whether it ended well.
 */
export function install(what: string, command: string): boolean {
  console.log(`Installing ${what}, which is missing: ${command}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, { shell: true, stdio: ["ignore", "inherit", "inherit"], env }).status === 0;
}
