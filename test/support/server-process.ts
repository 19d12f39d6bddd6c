import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { dist } from "./dist-folder.ts";

// A signal would skip the handlers that end the servers.
process.once("SIGTERM", () => process.exit(143));

/**
 * Starts the built server on the loopback interface and waits until it listens. Its `log` is all that it has logged.
 * @param environment its variables. Without PORT, the system picks one.
 * @param command what Node runs instead, such as the development server or the server of another build.
 */
export async function startServer(
  environment: Record<string, string | undefined> = {},
  command: readonly string[] = [join(dist, "server/main.js")],
) {
  const child = spawn(process.execPath, command, {
    env: { PATH: process.env.PATH, PORT: "0", HOST: "127.0.0.1", ...environment },
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
  /** Asks the server to end, and returns its exit code. */
  const stop = async () => {
    if (child.signalCode !== null) return null;
    child.kill("SIGTERM");
    return child.exitCode ?? (await once(child, "exit"))[0];
  };
  return { origin: `http://127.0.0.1:${port}`, port, log: () => log, process: child, stop };
}
