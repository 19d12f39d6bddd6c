import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { get } from "node:http";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { hasCommand } from "#test/support/commands.ts";
import { freePort } from "#test/support/free-port.ts";

const root = resolve(import.meta.dirname, "../..");

/** The server has the first core to itself, the load comes from the second one. */
const pinning = hasCommand("taskset") && availableParallelism() > 1;
export const pinned = (core: 0 | 1, command: string[]) =>
  pinning ? ["taskset", "-c", String(core), ...command] : command;

const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

export interface BenchServer {
  port: number;
  process: ChildProcess;
}

/** The built server, pinned, as it runs in production; resolves when `/readyz` says so. */
export async function startBuilt(environment: Record<string, string> = {}, core: 0 | null = 0) {
  const port = await freePort();
  const command = [process.execPath, "dist/server/main.js"];
  const begun = performance.now();
  const child = launch(core === null ? command : pinned(core, command), {
    PORT: String(port),
    HOST: "127.0.0.1",
    LOG_LEVEL: "warn",
    ...environment,
  });
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`the built server ended with ${child.exitCode}`);
    await sleep(5);
  }
  return { port, process: child, readyMs: performance.now() - begun };
}

/** A bare server of bench-bare.ts, or its sink. */
export async function startBare(kind: "http" | "fastify" | "sink", ...args: string[]): Promise<BenchServer> {
  const port = await freePort();
  const own = kind === "sink" ? args : [String(port), ...args];
  const child = launch(
    pinned(0, [process.execPath, "--import", "tsx", "test/load/bench-bare.ts", kind, ...own]),
    {},
    "ipc",
  );
  await once(child, "message");
  return { port, process: child };
}

export async function stop({ process: child }: Pick<BenchServer, "process">): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

/** Processor time so far, in microseconds, and resident memory, in the MB of `ps` and `docker stats`; NaN without /proc. */
export function usage(child: ChildProcess): { cpuMicros: number; rss: number } {
  try {
    const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    const pages = readFileSync(`/proc/${child.pid}/statm`, "utf8").split(" ")[1];
    return {
      cpuMicros: (Number(fields[11]) + Number(fields[12])) * 10_000,
      rss: (Number(pages) * 4096) / 1024 ** 2,
    };
  } catch {
    return { cpuMicros: Number.NaN, rss: Number.NaN };
  }
}

function launch(command: string[], environment: Record<string, string>, channel?: "ipc"): ChildProcess {
  const [file = "", ...args] = command;
  const child = spawn(file, args, {
    cwd: root,
    env: { PATH: process.env["PATH"], NODE_ENV: "production", ...environment },
    stdio: ["ignore", "ignore", "inherit", ...(channel ? [channel] : [])],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

function isReady(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    get({ port, path: "/readyz", agent: false }, (answer) => {
      answer.resume().once("end", () => resolve(answer.statusCode === 200));
    }).once("error", () => resolve(false));
  });
}
