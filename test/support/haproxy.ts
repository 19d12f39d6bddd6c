import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { installDebianPackage } from "./commands.ts";
import { findInPath } from "./find-in-path.ts";

/** The HAProxy file for production. */
export const haproxyFile = resolve(import.meta.dirname, "../../server/haproxy.cfg");

/**
 * Finds HAProxy, or installs Debian's package.
 * @returns the path of its executable.
 * @throws if it cannot install it. The message says what to do.
 */
export function ensureHaproxy(): string {
  const found = findHaproxy() ?? (installDebianPackage("haproxy") ? findHaproxy() : undefined);
  if (!found) throw new Error("There is no HAProxy. Install version 2.6 or newer, then run this again.");
  return found;
}

// Debian installs it where only root looks for programs.
const findHaproxy = () => findInPath("haproxy") ?? ["/usr/sbin/haproxy"].find((path) => existsSync(path));

/** Starts HAProxy in front of two replicas on the loopback, and waits until a request gets through. */
export async function startHaproxy(
  executable: string,
  { file = haproxyFile, front, replicas }: { file?: string; front: number; replicas: readonly number[] },
): Promise<{ stop: () => Promise<void> }> {
  const [one, two] = replicas.map((port) => `127.0.0.1:${port}`);
  const haproxy: ChildProcess = spawn(executable, ["-q", "-db", "-f", file], {
    env: { LISTEN: `127.0.0.1:${front}`, SITE_ONE: one, SITE_TWO: two },
    stdio: ["ignore", "ignore", "inherit"],
  });
  // Ends it if the process ends early.
  const kill = () => haproxy.kill();
  process.once("exit", kill);
  haproxy.once("exit", () => process.off("exit", kill));
  const answers = () =>
    fetch(`http://127.0.0.1:${front}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (haproxy.exitCode !== null) throw new Error(`HAProxy ended with ${haproxy.exitCode}: see above`);
    await sleep(20);
  }
  const stop = async () => {
    if (haproxy.exitCode !== null || haproxy.signalCode !== null) return;
    haproxy.kill();
    await once(haproxy, "exit");
  };
  return { stop };
}
