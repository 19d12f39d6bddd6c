import type { FastifyInstance } from "fastify";

/** Starts listening on the loopback interface, on a port that the system picks. */
export async function listen(app: FastifyInstance): Promise<{ origin: string; port: number }> {
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  return { origin, port: Number(new URL(origin).port) };
}
