import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { settleCoding } from "#server/http/negotiate.ts";
import type { Files } from "#server/render/site.ts";

/**
 * Serves the build's files and those of `public/`, by the names that the build wrote down: no other path of a request
 * ever reaches the file system.
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
  const send = (name: string, request: FastifyRequest, reply: FastifyReply) => {
    settleCoding(request.headers);
    return reply.sendFile(name);
  };
  const assets = new Set(names.filter((name) => name.startsWith("assets/")));
  // A route for each of the hundred assets would take a tenth of the start.
  app.get<{ Params: { "*": string } }>("/assets/*", (request, reply) => {
    const name = `assets/${request.params["*"]}`;
    return assets.has(name) ? send(name, request, reply) : reply.callNotFound();
  });
  for (const name of names.filter((each) => !assets.has(each)))
    app.get(`/${name}`, (request, reply) => send(name, request, reply));
});
