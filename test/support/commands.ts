import { spawnSync } from "node:child_process";

function hasCommand(name: string): boolean {
  return spawnSync(name, ["--version"], { stdio: "ignore" }).error === undefined;
}

/**
 * Prints a message and installs a Debian package, as root or with a sudo without password.
 * @returns false where that is not possible.
 */
export function installDebianPackage(name: string): boolean {
  if (!hasCommand("apt-get")) return false;
  const aptGet = process.getuid?.() === 0 ? "apt-get" : "sudo -n apt-get";
  const command = `${aptGet} update -qq && ${aptGet} install -y -qq --no-install-recommends ${name}`;
  console.log(`Installing ${name}, which is missing: ${command}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, { shell: true, stdio: ["ignore", "inherit", "inherit"], env }).status === 0;
}
