import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { sendStatus } from "./send-status.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Whether the server should receive no new traffic. */
    draining: boolean;
  }
}

/**
 * `/healthz` returns 200 while the process is alive, `/readyz` while it should receive
 * traffic. Neither is logged or cached.
 */
export const health = fp(async (app: FastifyInstance) => {
  app.decorate("draining", false);
  const options = { logLevel: "silent" } as const;
  app.get("/healthz", options, (_request, reply) => sendStatus(reply, 200, "ok"));
  app.get("/readyz", options, (_request, reply) =>
    app.draining ? sendStatus(reply, 503, "draining") : sendStatus(reply, 200, "ready"),
  );
});
