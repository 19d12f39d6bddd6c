import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";

/** Files that are served as they are. */
export interface Files {
  root: string;
  /** Their paths below the root. */
  names: readonly string[];
}

/**
 * Serves the build's files and those of `public/`. Each file is a route of its own, made of what the build wrote down:
 * no path of a request ever reaches the file system.
 */
export const files = fp(async (app: FastifyInstance, { root, names }: Files) => {
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.startsWith(`${root}/assets/`);
      reply.header("Cache-Control", hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600");
    },
  });
  for (const name of names) app.get(`/${name}`, (_request, reply) => reply.sendFile(name));
});
