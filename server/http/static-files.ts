import { ReadStream } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyError, FastifyInstance } from "fastify";
import { pathOf } from "./request-log.ts";

/** For both folders. Files are small, so range requests are disabled. */
const options = { preCompressed: true, decorateReply: false, acceptRanges: false };

/**
 * Serves the build's files, and the files of `public/` at their own paths. Browsers cache build files for a
 * year, because their names contain a hash of the content.
 */
export async function staticFiles(app: FastifyInstance, { root }: { root: string }) {
  app.setErrorHandler((error: FastifyError) => {
    // @fastify/static forbids folders and paths outside its root. For a client, they do not exist.
    if (error.statusCode === 403) error.statusCode = 404;
    throw error;
  });
  app.addHook("onSend", (request, reply, payload, done) => {
    // @fastify/send still sends application/javascript, which RFC 9239 made obsolete.
    if (String(reply.getHeader("content-type")).startsWith("application/javascript"))
      reply.type("text/javascript; charset=utf-8");
    if (payload instanceof ReadStream)
      payload.once("end", () => {
        if (payload.bytesRead === Number(reply.getHeader("content-length"))) return;
        // The client would take the next response for the rest of this one.
        request.log.error({ path: pathOf(request) }, "response broke off: the file has become shorter");
        request.socket.destroy();
      });
    done();
  });
  await app.register(fastifyStatic, {
    ...options,
    root: join(root, "assets"),
    prefix: "/assets/",
    dotfiles: "ignore",
    maxAge: "1y",
    immutable: true,
  });
  await app.register(fastifyStatic, {
    ...options,
    root,
    // This adds one route for each file, so that all other paths reach the page routes.
    wildcard: false,
    globIgnore: ["assets/**", "**/*.{br,gz}"],
    index: false,
    maxAge: "1h",
    // Other sites show the icons, the logo and the pictures for link previews.
    setHeaders: (reply) => reply.header("Cross-Origin-Resource-Policy", "cross-origin"),
  });
}
