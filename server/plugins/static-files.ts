import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { publicFiles } from "#shared/content/public-files.ts";
import { contents } from "#shared/site-pages.ts";

/** Files that other sites may embed: link previews, and search results with the logo. */
const embeddable = [
  publicFiles.logo.path,
  ...contents.map(({ companyWords }) => companyWords.socialPreview.path),
];

/**
 * Serves the build's files, and the files of `public/` at their own paths. Browsers keep build files for a
 * year, because their names contain a hash of the content.
 */
export const staticFiles = fp(async (app: FastifyInstance, { root }: { root: string }) => {
  const options = { preCompressed: true, index: false, dotfiles: "ignore" } as const;
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
    // One route for each file, so that all other paths reach the pages' routes.
    wildcard: false,
    globIgnore: ["assets/**", "**/*.{br,gz}"],
    maxAge: "1h",
    decorateReply: false,
    setHeaders(reply, file) {
      if (embeddable.some((path) => file === root + path))
        reply.header("Cross-Origin-Resource-Policy", "cross-origin");
    },
  });
});
