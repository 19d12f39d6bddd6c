// Runs as a separate process: one bare Fastify route that sends the recorded response from the first message.
import Fastify from "fastify";

/** A response as recorded from the wire. */
export interface RecordedResponse {
  headers: Record<string, string>;
  body: Uint8Array;
}

process.once("message", async ({ headers, body }: RecordedResponse) => {
  const app = Fastify();
  const bytes = Buffer.from(body);
  app.get("/", (_request, reply) => reply.headers(headers).send(bytes));
  process.send?.(await app.listen({ port: 0, host: "127.0.0.1" }));
});
