import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { contents } from "#shared/pages.ts";
import { publicFiles } from "#shared/public-files.ts";

/** Files that other sites may embed: link previews, and search results with the logo. */
const embeddable = [
  publicFiles.logo.path,
  ...contents.map(({ companyWords }) => companyWords.socialPreview.path),
];

/**
 * Serves the build's files, and the files of `public/` at their own paths. Browsers keep build files for a
 * year, because their names contain a hash of the content. Each file has a route, so that every other path reaches
 * the 404 page.
 */
export const staticFiles = fp(async (app: FastifyInstance, { root }: { root: string }) => {
  const options = {
    wildcard: false as const,
    preCompressed: true as const,
    index: false as const,
    decorateReply: false as const,
    globIgnore: ["assets/**", "**/*.{br,gz}"],
  };
  await app.register(fastifyStatic, {
    ...options,
    root: `${root}/assets`,
    prefix: "/assets/",
    maxAge: "1y",
    immutable: true,
  });
  await app.register(fastifyStatic, {
    ...options,
    root,
    maxAge: "1h",
    setHeaders(reply, file) {
      if (embeddable.some((path) => file === root + path))
        reply.header("Cross-Origin-Resource-Policy", "cross-origin");
    },
  });
});
