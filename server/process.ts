import { setTimeout as sleep } from "node:timers/promises";
import closeWithGrace from "close-with-grace";
import type { FastifyInstance } from "fastify";
import type { Config } from "./config.ts";
import type { Lifecycle } from "./plugins/health.ts";

/**
 * Runs the server until it is told to stop: starts it or says in a few lines why not (exit code 1), and on SIGTERM
 * or SIGINT lets load balancers notice before it closes.
 */
export async function runProcess(
  start: (lifecycle: Lifecycle) => Promise<{ config: Config; app: FastifyInstance }>,
): Promise<void> {
  const lifecycle: Lifecycle = { phase: "starting" };
  try {
    const { config, app } = await start(lifecycle);
    await app.listen({ port: config.PORT, host: config.HOST });
    closeWithGrace({ delay: config.DRAIN_MS + config.SHUTDOWN_MS, logger: app.log }, async ({ err }) => {
      if (err) app.log.fatal({ err }, "the process failed");
      lifecycle.phase = "draining";
      await sleep(config.DRAIN_MS);
      await app.close();
    });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}
