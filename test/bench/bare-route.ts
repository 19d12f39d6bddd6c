// Runs in its own process: one bare Fastify route, which sends the response given in the first message.
import type { OutgoingHttpHeaders } from "node:http";
import Fastify from "fastify";

process.once("message", async ({ headers, body }: { headers: OutgoingHttpHeaders; body: Uint8Array }) => {
  const app = Fastify();
  const bytes = Buffer.from(body);
  app.get("/", (_request, reply) => reply.headers(headers).send(bytes));
  process.send?.(await app.listen({ port: 0, host: "127.0.0.1" }));
});
