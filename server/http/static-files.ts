import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyError, FastifyInstance } from "fastify";

/** For `assets/` and for the files of `public/`. Files are small, so range requests are disabled. */
const options = { preCompressed: true, decorateReply: false, acceptRanges: false };

/**
 * Serves the build's files, and the files of `public/` at their own paths. Browsers cache build files for a
 * year, because their names contain a hash of the content.
 */
export async function staticFiles(app: FastifyInstance, { root }: { root: string }) {
  app.setErrorHandler((error: FastifyError) => {
    // @fastify/static forbids folders and paths outside its root. They are reported as not found.
    if (error.statusCode === 403) error.statusCode = 404;
    throw error;
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
    maxAge: "1h",
    // Other sites show the icons, the logo and the pictures for link previews.
    setHeaders: (reply) => reply.header("Cross-Origin-Resource-Policy", "cross-origin"),
  });
}
