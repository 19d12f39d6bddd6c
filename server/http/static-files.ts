import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { sites } from "#shared/pages.ts";
import { publicFiles } from "#shared/public-files.ts";

/** Files that other sites may embed: the pictures for link previews, and the logo for search results. */
const embeddable = [publicFiles.logo, ...sites.map(({ socialPreview }) => socialPreview.path)];

/**
 * Serves the build's files, and the files of `public/` at their own paths. Browsers cache build files for a
 * year, because their names contain a hash of the content.
 */
export const staticFiles = fp(async (app: FastifyInstance, { root }: { root: string }) => {
  await app.register(fastifyStatic, {
    root: join(root, "assets"),
    prefix: "/assets/",
    preCompressed: true,
    dotfiles: "ignore",
    // Otherwise the folder itself would get a 403 instead of a 404.
    allowedPath: (path) => path !== "/",
    decorateReply: false,
    maxAge: "1y",
    immutable: true,
  });
  await app.register(fastifyStatic, {
    root,
    // This adds one route for each file, so that all other paths reach the page routes.
    wildcard: false,
    globIgnore: ["assets/**", "**/*.{br,gz}"],
    preCompressed: true,
    index: false,
    decorateReply: false,
    maxAge: "1h",
    setHeaders(reply, file) {
      if (embeddable.some((path) => file === join(root, path)))
        reply.header("Cross-Origin-Resource-Policy", "cross-origin");
    },
  });
});
