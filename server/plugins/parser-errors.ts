import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";

/**
 * Lets Fastify refuse what Node's parser cannot read, but only on a connection without any response: a client would
 * take the refusal for a part of that response.
 */
export const parserErrors = fp(async (app: FastifyInstance) => {
  const refusals = app.server.listeners("clientError");
  app.server.removeAllListeners("clientError");
  app.server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    // Bytes after a request that closes its connection. The response is under way.
    if (error.code === "HPE_CLOSED_CONNECTION") return;
    if (socket.bytesWritten > 0) socket.destroy();
    else for (const refuse of refusals) refuse(error, socket);
  });
});
