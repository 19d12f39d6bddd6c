import type { FastifyInstance } from "fastify";
import type { Config } from "./config.ts";
import { shutDownOnSignal } from "./graceful-shutdown.ts";

/**
 * Runs the server until a signal ends it. If startup fails, it prints the reason and exits with code 1.
 * @param start reads the configuration and builds the app, without listening.
 */
export async function runServer(start: () => Promise<{ config: Config; app: FastifyInstance }>) {
  try {
    const { config, app } = await start();
    // Before the server listens: from then on, a signal must not cut off requests.
    shutDownOnSignal(app, config);
    await app.listen({ port: config.PORT, host: config.HOST });
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`);
    process.exit(1);
  }
}

/** Describes an error, without a stack if an operator can fix it: our own errors and those of system calls. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const text = "syscall" in error ? error.message : error.stack;
  return error.cause ? `${text}\nCause: ${describe(error.cause)}` : `${text}`;
}
