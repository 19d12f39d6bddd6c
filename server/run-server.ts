import type { FastifyInstance } from "fastify";
import type { Config } from "./config.ts";
import { shutDownOnSignal } from "./plugins/graceful-shutdown.ts";

/** Errors whose message is enough, by name or code. Other errors are printed with their stack. */
const printedWithoutStack = new Set([
  "ConfigError",
  "ContentError",
  "BuildError",
  "EADDRINUSE",
  "EADDRNOTAVAIL",
  "EACCES",
]);

/**
 * Runs the server until a signal ends it. If the start fails, it prints the reason and exits with 1.
 * @param start reads the configuration and builds the app, without listening.
 */
export async function runServer(start: () => Promise<{ config: Config; app: FastifyInstance }>) {
  // As PID 1 of a container, a process ignores signals without a handler.
  const exitEarly = () => process.exit(143);
  process.once("SIGTERM", exitEarly);
  try {
    const { config, app } = await start();
    await app.listen({ port: config.PORT, host: config.HOST });
    shutDownOnSignal(app, config);
    process.off("SIGTERM", exitEarly);
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`);
    process.exit(1);
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, name, message, stack } = error as NodeJS.ErrnoException;
  const text =
    printedWithoutStack.has(name) || printedWithoutStack.has(code ?? "") ? message : (stack ?? message);
  return error.cause instanceof Error ? `${text}\nCause: ${error.cause.stack}` : text;
}
