import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { dist } from "./built.ts";

// A signal would skip the handlers that end the servers.
process.once("SIGTERM", () => process.exit(143));

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
 * @param environment its variables. Without PORT, the system picks one.
 * @param command what Node runs instead, such as the development server or the server of another build.
 */
export async function startServer(
  environment: Record<string, string> = {},
  command: readonly string[] = [join(dist, "server/main.js")],
): Promise<RunningServer> {
  const child = spawn(process.execPath, command, {
    env: { PATH: process.env["PATH"], PORT: "0", HOST: "127.0.0.1", ...environment },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  // Ends the server if the test process exits early.
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
  let log = "";
  const port = await new Promise<number>((done, failed) => {
    const read = (chunk: Buffer) => {
      log += chunk;
      const [, port] = /Server listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(log) ?? [];
      if (port) done(Number(port));
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", (code) =>
      failed(new Error(`the server ended with ${code} before it listened:\n${log}`)),
    );
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  return { origin: `http://127.0.0.1:${port}`, port, log: () => log, process: child, stop };
}
