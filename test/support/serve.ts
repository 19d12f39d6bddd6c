import type { FastifyInstance } from "fastify";
import type { Frontend } from "#server/frontend.ts";

/** What ends: a test or, with node:test's `after`, a whole file. */
export interface Cleanup {
  after: (end: () => unknown) => void;
}

/** What a test may replace: variables of the environment, and the frontend. */
export interface AppOptions {
  environment?: Record<string, string>;
  frontend?: Frontend;
}

/** Lets an app listen on the loopback interface, on a port that the system picks, until the test ends. */
export async function serve(t: Cleanup, app: FastifyInstance) {
  t.after(() => app.close());
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  return { app, origin, port: Number(new URL(origin).port) };
}
