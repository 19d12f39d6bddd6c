import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * The answer that is under way on a connection, if there is one: from the end of a request's headers until the answer
 * is handed to the operating system. Node itself looks here, too; there is no public place, and none that costs nothing.
 */
export function answerOf(socket: Socket & { _httpMessage?: ServerResponse | null }): ServerResponse | null {
  return socket._httpMessage ?? null;
}
