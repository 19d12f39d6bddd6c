import { setTimeout as sleep } from "node:timers/promises";
import closeWithGrace from "close-with-grace";
import type { FastifyInstance } from "fastify";
import type { Config } from "./config.ts";

/** Errors whose message says everything, by name or code. Of any other error the stack is printed, too. */
const selfExplaining = new Set([
  "ConfigError",
  "ContentError",
  "BuildError",
  "EADDRINUSE",
  "EADDRNOTAVAIL",
  "EACCES",
]);

/**
 * Runs the server until a signal ends it. A start that fails prints why and exits with 1. SIGTERM and SIGINT drain:
 * the server goes on serving for DRAIN_MS while load balancers notice, then finishes the responses in flight. A second
 * signal, and the deadline SHUTDOWN_MS, end it at once. An uncaught exception closes the server without the drain.
 * @param start reads the configuration and builds the app; nothing listens yet.
 */
export async function runServer(start: () => Promise<{ config: Config; app: FastifyInstance }>) {
  // As PID 1 of a container, a process ignores signals that it has no handler for.
  const exitEarly = () => process.exit(143);
  process.once("SIGTERM", exitEarly);
  try {
    const { config, app } = await start();
    await app.listen({ port: config.PORT, host: config.HOST });
    closeWithGrace(
      { delay: config.DRAIN_MS + config.SHUTDOWN_MS, logger: app.log },
      async ({ err, signal }) => {
        if (err) app.log.fatal({ err }, "uncaught error");
        else {
          app.log.info({ signal, drainMs: config.DRAIN_MS }, "draining");
          app.drain();
          await sleep(config.DRAIN_MS);
        }
        await app.close();
        app.log.info("closed");
      },
    );
    process.off("SIGTERM", exitEarly);
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`);
    process.exit(1);
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, name, message, stack } = error as NodeJS.ErrnoException;
  const text = selfExplaining.has(name) || selfExplaining.has(code ?? "") ? message : (stack ?? message);
  return error.cause instanceof Error ? `${text}\nCause: ${error.cause.stack}` : text;
}
