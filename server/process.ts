import { setTimeout as sleep } from "node:timers/promises";
import closeWithGrace from "close-with-grace";
import type { FastifyInstance } from "fastify";
import type { Config } from "./config.ts";
import type { Lifecycle } from "./lifecycle.ts";

/** Mistakes of whoever runs the server, by error name or code: their message says all, a stack would only hide it. */
const explained = new Set(["ConfigError", "BuildError", "EADDRINUSE", "EADDRNOTAVAIL", "EACCES"]);

/**
 * Runs the server until it is told to stop: starts it or says in a few lines why not (exit code 1), and on SIGTERM
 * or SIGINT lets load balancers notice before it closes. A second signal ends it at once.
 */
export async function runProcess(
  start: (lifecycle: Lifecycle) => Promise<{ config: Config; app: FastifyInstance }>,
): Promise<void> {
  const lifecycle: Lifecycle = { phase: "starting" };
  // Nobody is served yet who could be waited for. As the first process of a container, the server would not even hear
  // of a signal that it does not handle.
  const leave = () => process.exit(143);
  process.once("SIGTERM", leave);
  try {
    const { config, app } = await start(lifecycle);
    await app.listen({ port: config.PORT, host: config.HOST });
    closeWithGrace(
      { delay: config.DRAIN_MS + config.SHUTDOWN_MS, logger: app.log },
      async ({ err, signal }) => {
        if (err) app.log.fatal({ err }, "the process failed");
        app.log.info({ signal, drainMs: config.DRAIN_MS }, "draining");
        lifecycle.phase = "draining";
        await sleep(config.DRAIN_MS);
        await app.close();
        app.log.info("closed");
      },
    );
    // Not before there is another handler: a signal that none waits for at that moment would be lost.
    process.off("SIGTERM", leave);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, name, message, stack } = error as NodeJS.ErrnoException;
  return explained.has(name) || explained.has(code ?? "") ? message : (stack ?? message);
}
