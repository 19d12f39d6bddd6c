import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { dist } from "./built.ts";
import { freePort } from "./free-port.ts";

/** The built server in its own process. */
export interface RunningServer {
  origin: string;
  port: number;
  /** Everything that the process has logged so far. */
  log: () => string;
  process: ChildProcess;
  stop: () => Promise<void>;
}

/**
 * Starts the built server on the loopback interface and waits until it listens.
 * @param environment its variables. Without PORT, the server gets a free port.
 * @param command what Node runs instead, such as the development server or the server of another build.
 */
export async function startServer(
  environment: Record<string, string> = {},
  command: readonly string[] = [join(dist, "server/main.js")],
): Promise<RunningServer> {
  // The pages contain the site's URL, so the port must be known before startup.
  const port = Number(environment["PORT"] ?? (await freePort()));
  const child = spawn(process.execPath, command, {
    env: { PATH: process.env["PATH"], PORT: String(port), HOST: "127.0.0.1", ...environment },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  // Ends the server if the test process exits early.
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
  let log = "";
  const origin = `http://localhost:${port}`;
  await new Promise<void>((done, failed) => {
    const read = (chunk: Buffer) => {
      log += chunk;
      if (log.includes("Server listening")) done();
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", (code) =>
      failed(new Error(`the server ended with ${code} before it listened:\n${log}`)),
    );
  }).catch((error) => {
    if (environment["PORT"] || !new RegExp(`EADDRINUSE.+:${port}`).test(log)) throw error;
  });
  // Another process took the port first.
  if (child.exitCode !== null) return startServer(environment, command);
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  return { origin, port, log: () => log, process: child, stop };
}
