import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import type { Lifecycle } from "#server/lifecycle.ts";

/** `/healthz`: the process lives. `/readyz`: it should get traffic. Neither is logged or cached. */
export const health = fp(async (app: FastifyInstance, { lifecycle }: { lifecycle: Lifecycle }) => {
  const options = { logLevel: "silent", compress: false } as const;
  app.get("/healthz", options, async (_request, reply) =>
    reply.header("Cache-Control", "no-store").send("ok\n"),
  );
  app.get("/readyz", options, async (_request, reply) => {
    const ready = lifecycle.phase === "serving" && lifecycle.fault === undefined;
    reply.code(ready ? 200 : 503).header("Cache-Control", "no-store");
    return reply.send(`${ready ? "ready" : (lifecycle.fault ?? lifecycle.phase)}\n`);
  });
});
