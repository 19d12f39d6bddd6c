import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { dist } from "#test/support/built.ts";
import { freePort } from "#test/support/free-port.ts";

export interface BuiltServer {
  origin: string;
  process: ChildProcess;
  /** Milliseconds from the start of the process to a 200 on `/readyz`. */
  readyMs: number;
  stop: () => Promise<void>;
}

/**
 * Starts the built server as in production, but discards its log.
 * @param folder the folder of another build.
 */
export async function startBuiltServer(
  environment: Record<string, string> = {},
  folder = dist,
): Promise<BuiltServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const start = performance.now();
  const child = spawn(process.execPath, [join(folder, "server/main.js")], {
    env: { NODE_ENV: "production", SITE_URL: origin, PORT: String(port), HOST: "127.0.0.1", ...environment },
    stdio: ["ignore", "ignore", "inherit"],
  });
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    await sleep(5);
  }
  const readyMs = performance.now() - start;
  const stop = async () => {
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  return { origin, process: child, readyMs, stop };
}

const isReady = (origin: string) =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Processor time since the start of the process in milliseconds, on Linux, whose clock has 100 ticks a second. */
export function processorTime({ process: { pid } }: BuiltServer): number {
  // Fields 14 and 15 are the times in user and kernel mode. The name in field 2 ends with a parenthesis.
  const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const [user, kernel] = fields.split(" ").slice(11, 13).map(Number);
  return (Number(user) + Number(kernel)) * 10;
}

/** Resident memory in MB, on Linux. */
export function residentMemory({ process: { pid } }: BuiltServer): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
