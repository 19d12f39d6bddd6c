import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isIn, networks } from "./networks.ts";

const passable = /^[\w.:/+=-]{1,128}$/;

/**
 * Makes the function that names requests. A proxy's own `X-Request-Id` is taken over, so that one id leads through
 * all logs; anybody else's is not, for it would let strangers write into them.
 * @param proxies addresses or CIDRs of the proxies that are trusted.
 */
export function requestIds(proxies: readonly string[]): (request: IncomingMessage) => string {
  const trusted = networks(proxies);
  // Unlike those of Fastify, the ids of two replicas differ.
  const prefix = randomBytes(4).toString("hex");
  let count = 0;
  return ({ headers, socket }) => {
    const given = headers["x-request-id"];
    if (typeof given === "string" && passable.test(given) && isIn(trusted, socket.remoteAddress))
      return given;
    count++;
    return `${prefix}-${count.toString(36)}`;
  };
}
