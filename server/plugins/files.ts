import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";

/**
 * Serves the build's files and those of `public/`. Each file is a route of its own, made at start: no path of a
 * request ever reaches the file system, and what was not there then does not exist.
 */
export const files = fp(async (app: FastifyInstance, { root }: { root: string }) => {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    // A folder that is named without its slash would be redirected, although it has no page.
    redirect: false,
    globIgnore: ["**/*.br", "**/*.gz", "**/.*"],
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.startsWith(`${root}/assets/`);
      reply.header("Cache-Control", hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600");
    },
  });
});
