import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";

/** The status for what Node's parser cannot read, by error code. All other errors get 400. */
const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/**
 * Refuses what Node's parser cannot read, but only before the first response on the connection: later, a client could
 * take the refusal for part of a response.
 * @see https://fastify.dev/docs/latest/Reference/Server/#clienterrorhandler
 */
export function handleClientError({ code = "" }: NodeJS.ErrnoException, socket: Socket): void {
  // These are extra bytes after a request that closes its connection. The response is in flight.
  if (code === "HPE_CLOSED_CONNECTION") return;
  const status = statuses[code] ?? 400;
  if (socket.bytesWritten === 0 && socket.writable)
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    );
  socket.destroy();
}
