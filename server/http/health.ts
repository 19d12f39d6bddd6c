import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";

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
  app.get("/healthz", options, async (_request, reply) =>
    reply.header("Cache-Control", "no-store").send("ok\n"),
  );
  app.get("/readyz", options, async (_request, reply) =>
    reply
      .header("Cache-Control", "no-store")
      .code(app.draining ? 503 : 200)
      .send(app.draining ? "draining\n" : "ready\n"),
  );
});
